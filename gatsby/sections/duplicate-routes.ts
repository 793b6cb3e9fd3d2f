import type { Page } from 'gatsby';
import { relative } from 'node:path';
import { groupBy } from '../../src/lib/group-by';
import { shownPath, type ContentFiles } from '../checks/content-files';
import type { Fault } from '../checks/fault';
import { contentId, contentPath } from './address';

/** A page that a section wants to have made. */
export type WantedPage = Page<unknown>;

/** The content node with an id; its file is a path below `content/`. Other nodes have none. */
type FindNode = (id: string) => Readonly<Record<string, unknown>> | undefined;

const HINT = 'rename the file, or give one of the two another "slug"';

/**
 * Leaves one page for each address: one that the site makes by itself before one from a file, of two files the first by name. The others
 * are told, with what takes their place.
 */
export function distinctPages(
  wanted: readonly WantedPage[],
  files: ContentFiles,
  findNode: FindNode,
): { pages: WantedPage[]; duplicates: Fault[] } {
  const fileOf = ({ context }: WantedPage): string | undefined => {
    const hasId = typeof context === 'object' && context !== null && 'id' in context;
    return hasId && typeof context.id === 'string' ? fileOfNode(findNode(context.id)) : undefined;
  };
  const nameOf = (page: WantedPage): string => {
    const file = fileOf(page);
    return file === undefined ? relative('.', page.component).replaceAll('\\', '/') : shownPath(file);
  };

  const pages: WantedPage[] = [];
  const duplicates: Fault[] = [];
  for (const { key, items } of groupBy(wanted, ({ path }) => path)) {
    const [first, ...others] = items.sort((a, b) => ((fileOf(a) ?? '') < (fileOf(b) ?? '') ? -1 : 1));
    if (!first) continue;
    pages.push(first);
    for (const other of others) {
      const file = fileOf(other);
      const line = file === undefined ? 1 : slugLine(files.read(file));
      duplicates.push({ file: nameOf(other), line, message: taken(key, nameOf(first)), hint: HINT });
    }
  }
  return { pages, duplicates };
}

/** Files without a node of their own, because `faq.mdx` and `faq/index.mdx` are one page. */
export function filesOfOnePage(files: ContentFiles, findNode: FindNode): Fault[] {
  return files.list('', '/index.mdx').flatMap((index) => {
    const plain = index.replace(/\/index\.mdx$/, '.mdx');
    const built = files.exists(plain) ? fileOfNode(findNode(contentId(index))) : undefined;
    const left = built === plain ? index : plain;
    if (built === undefined) return [];
    const message = taken(contentPath(left), shownPath(built));
    return [{ file: shownPath(left), line: 1, message, hint: 'rename one of the two files' }];
  });
}

const taken = (path: string, by: string): string => `The address ${path} is taken by ${by}, so this page is left out.`;

const fileOfNode = (node: ReturnType<FindNode>): string | undefined =>
  typeof node?.['file'] === 'string' ? node['file'] : undefined;

/** The line of the front matter that sets the address, else the first. */
const slugLine = (source: string): number =>
  Math.max(1, source.split('\n').findIndex((line) => /^slug:/.test(line)) + 1);
