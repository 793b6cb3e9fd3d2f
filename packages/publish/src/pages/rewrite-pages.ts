import { hash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite, MadePage } from '../built-site';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { addPolicy } from '../hosting/content-policy';
import { scanPage, type PageFacts } from './scan-page';

/** Rewrites the HTML of one page independently of the others. `file` is its path below the site's folder. Throws if the page is not as expected. */
export type PageStep = (html: string, file: string) => string;

/** How the pages of a site are rewritten, and given a policy, which contains the hashes of the scripts that then remain. */
export interface PageRewriting {
  /** Changes with everything that pages are rewritten with. */
  readonly key: string;
  readonly rewrite: PageStep;
  readonly policyOf: (facts: PageFacts) => string;
  /** Is given each page once it is written, while others are not. */
  readonly onPage?: (page: BuiltPage) => void;
}

/** In every page of Gatsby's; pages from `static/` stay unchanged. */
const GATSBY = 'id="___gatsby"';

/** The address of a page, without the path prefix, by its file below the site's folder. */
export const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/**
 * Rewrites all pages of a site, one at a time, and returns what is known of each; what the previous site made from the same is taken over. The document
 * of a scene's frame is not a page.
 */
export function rewritePages(
  { folder, previous }: Pick<BuiltSite, 'folder' | 'previous'>,
  rewriting: PageRewriting,
): MadePage[] {
  const known = new Map<string, string>();
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('player/'))
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const source = hash('sha256', rewriting.key + html);
      const last = previous?.pages.get(file);
      const isSame = last?.source === source;
      if (previous && isSame) copyFileSync(join(previous.folder, file), join(folder, file));
      const facts = isSame ? last : rewritePage(html, folder, file, rewriting);
      const page = { ...detached(facts, known), file, path: pathOf(file), source };
      rewriting.onPage?.(page);
      return page;
    });
}

/**
 * Copies the facts of a page, to be stored with those of thousands of others: a substring keeps its whole text in memory. Strings that several pages
 * share are stored once, in `known`.
 */
function detached({ ids, addresses, ...facts }: PageFacts, known: Map<string, string>): PageFacts {
  const shared = (text: string): string => {
    const first = known.get(text) ?? structuredClone(text);
    known.set(first, first);
    return first;
  };
  return { ...structuredClone(facts), ids: ids.map(shared), addresses: addresses.map(shared) };
}

function rewritePage(before: string, folder: string, file: string, { rewrite, policyOf }: PageRewriting): PageFacts {
  // HTML contains none, so the text was damaged earlier.
  if (before.includes('\0')) throw new Error(`The page ${file} has a NUL byte.`);
  if (!before.includes(GATSBY)) return scanPage(before);
  const rewritten = rewrite(before, file);
  const facts = scanPage(rewritten);
  const after = addPolicy(rewritten, policyOf(facts));
  writeFileSync(join(folder, file), after);
  // The policy is in the head, before all articles.
  const added = after.length - rewritten.length;
  const articles = facts.articles.map(({ id, start, end }) => ({ id, start: start + added, end: end + added }));
  return { ...facts, articles };
}
