import { posix } from 'node:path';
import { reasonNoPage, shownPath } from '@physics-editor/lib/content/content-files';
import { checkFrontMatter, heldBack, publication } from './checks/front-matter';

/** What is known of the files in `content/`. Paths are relative to it. */
export interface FileReferences {
  /** Address of the page of an MDX file; null if there is none. */
  pagePath: (file: string) => Promise<string | null>;
  /** Text of a file; null if there is none. */
  source: (file: string) => Promise<string | null>;
}

/** Why a link to a text leads to no page, and what to do about it. */
export async function missingPage(
  url: string,
  file: string,
  { pagePath, source }: FileReferences,
): Promise<{ message: string; hint: string }> {
  const text = await source(file);
  const checked = text === null ? undefined : checkFrontMatter(text, file, publication);
  const mark = checked?.ok ? heldBack(checked.value) : undefined;
  if (mark) {
    const [is, when] =
      mark === 'draft' ? ['a draft', 'when "draft: true" is removed there'] : [`published ${mark} on`, 'on that day'];
    return {
      message: `The link ${url} is plain text: ${shownPath(file)} is ${is}.`,
      hint: `it becomes a link ${when}`,
    };
  }
  const other = otherName(file);
  const isOther = (await pagePath(other)) !== null;
  const missing = text === null ? `there is no ${shownPath(file)}` : `${shownPath(file)} has none`;
  const { reason, hint } = url.includes('\\')
    ? { reason: undefined, hint: 'write / instead of \\' }
    : (reasonNoPage(file) ?? { reason: undefined, hint: 'correct the path' });
  const because = reason ? `${shownPath(file)} is none, since ${reason}` : missing;
  const correction = isOther ? `did you mean ${posix.basename(other)}?` : hint;
  return { message: `The link ${url} leads to no page: ${because}.`, hint: correction };
}

/** The file name with the other extension: `faq.md` for `faq.mdx`. */
const otherName = (file: string): string => (/\.md$/i.test(file) ? `${file}x` : file.slice(0, -1));
