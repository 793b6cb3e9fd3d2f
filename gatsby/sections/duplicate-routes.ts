import type { Page } from 'gatsby';
import { relative } from 'node:path';
import { z } from 'zod';
import { groupBy } from '@physics-editor/lib/group-by';
import { shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkFrontMatter, slug } from '@physics-editor/markdown/checks/front-matter';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { contentId, contentPath } from '@physics-editor/lib/content/address';

/** A page that a section requests. */
export type WantedPage = Page<unknown>;

/** Finds a content node by id; its file is a path below `content/`. Other nodes have none. */
export type FindNode = (id: string) => Readonly<Record<string, unknown>> | undefined;

const HINT = 'rename the file, or give one of the two another "slug"';

/** The front matter that a page's address depends on. */
const addressFields = z.looseObject({ slug: slug.optional(), draft: z.boolean().optional() });

/**
 * Files that get no page, each with a warning for the writer: of files with the same id (`faq.md`, `faq.mdx`, `faq/index.mdx`) or address, the first
 * by name is the page. Capitals make no difference, as for many hosts and disks. Drafts do not count in a build.
 */
export function excludedFiles(files: ContentFiles): Map<string, Fault> {
  const byId = new Map<string, string>();
  const byPath = new Map<string, string>();
  const excluded = new Map<string, Fault>();
  for (const file of files.texts('')) {
    const checked = addressIn(files, file);
    if (checked.ok && checked.value.draft && !isDevelop()) continue;
    const path = contentPath(file, checked.ok ? checked.value.slug : undefined);
    const [id, key] = [contentId(file).toLowerCase(), path.toLowerCase()];
    const sameId = byId.get(id);
    const winner = sameId ?? byPath.get(key);
    if (winner === undefined) {
      byId.set(id, file);
      byPath.set(key, file);
      continue;
    }
    const [at, address, hint] =
      sameId === undefined
        ? [slugPlace(checked), path, HINT]
        : [START, contentPath(file), 'rename one of the two files'];
    excluded.set(file, { file: shownPath(file), ...at, message: taken(address, shownPath(winner)), hint });
  }
  return excluded;
}

/** Leaves one page per address; the site's own pages come before those of files. The other files are reported, with what replaces them. */
export function distinctPages(
  wanted: readonly WantedPage[],
  files: ContentFiles,
  findNode: FindNode,
): { pages: WantedPage[]; lost: Map<string, Fault> } {
  const fileOf = ({ context }: WantedPage): string | undefined => {
    const hasId = typeof context === 'object' && context !== null && 'id' in context;
    const file = hasId && typeof context.id === 'string' ? findNode(context.id)?.['file'] : undefined;
    return typeof file === 'string' ? file : undefined;
  };
  const nameOf = (page: WantedPage): string => {
    const file = fileOf(page);
    return file === undefined ? relative('.', page.component).replaceAll('\\', '/') : shownPath(file);
  };

  const pages: WantedPage[] = [];
  const lost = new Map<string, Fault>();
  for (const { items } of groupBy(wanted, ({ path }) => path.toLowerCase())) {
    const [first, ...others] = items.sort((a, b) => ((fileOf(a) ?? '') < (fileOf(b) ?? '') ? -1 : 1));
    if (!first) continue;
    pages.push(first);
    for (const other of others) {
      const file = fileOf(other);
      const place = file === undefined ? START : slugPlace(addressIn(files, file));
      const fault = { file: nameOf(other), ...place, message: taken(other.path, nameOf(first)), hint: HINT };
      lost.set(file ?? other.component, fault);
    }
  }
  return { pages, lost };
}

const taken = (path: string, by: string): string => `The address ${path} is taken by ${by}, so this page is left out.`;

const addressIn = (files: ContentFiles, file: string) =>
  checkFrontMatter(files.read(file), shownPath(file), addressFields);

const START = { line: 1 };

/** The position of the slug in the front matter, or the start of the file. */
const slugPlace = (checked: ReturnType<typeof addressIn>): Pick<Fault, 'line' | 'column'> =>
  checked.ok && checked.value.slug !== undefined ? checked.positionOf(['slug']) : START;
