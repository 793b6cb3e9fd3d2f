import { groupBy } from '@physics-editor/lib/group-by';
import type { LinkFault } from './check-address';

/** A broken link and the page or file that contains it. */
export interface BrokenLink extends LinkFault {
  /** Address of the page, or path of the file below the site's folder. */
  readonly page: string;
  /** As written in the page. */
  readonly address: string;
}

/** Where a writer finds a link: `content/docs/faq.mdx`, with the line if the link is written in that file. */
export type Sources = (page: string, address: string) => { readonly file: string; readonly line?: number } | undefined;

/** A link that is broken on at least this many pages comes from the layout. */
const MANY_PAGES = 5;

/** A list for the terminal: one paragraph per page, and one for each link that many pages share. */
export function formatBrokenLinks(links: readonly BrokenLink[], sourceOf: Sources): string {
  const byAddress = groupBy(links, ({ address }) => address);
  const shared = byAddress.map(({ items }) => items).filter(({ length }) => length >= MANY_PAGES);
  const single = new Set(links);
  for (const link of shared.flat()) single.delete(link);

  const paragraphs = [
    ...shared.map((group) => sharedParagraph(group, sourceOf)),
    ...groupBy([...single], ({ page }) => page).map(({ key, items }) =>
      [`  ${key}`, ...items.map((link) => linkLines(link, sourceOf(key, link.address)))].join('\n'),
    ),
  ];
  const count = shared.length + single.size;
  return [`The site has ${count === 1 ? '1 broken link' : `${count} broken links`}:`, ...paragraphs].join('\n\n');
}

function sharedParagraph(group: readonly BrokenLink[], sourceOf: Sources): string {
  const [first] = group;
  if (!first) return '';
  // A source without a line means that the link was written elsewhere.
  const source = group.map(({ page, address }) => sourceOf(page, address)).find((found) => found?.line !== undefined);
  return `  ${group.length} pages, ${first.page} the first of them: the link is the layout's\n${linkLines(first, source)}`;
}

function linkLines({ address, message, hint }: BrokenLink, source: ReturnType<Sources>): string {
  const place = source && [source.file, source.line].filter((part) => part !== undefined).join(':');
  return `    ${place === undefined ? '' : `${place}  `}${address}\n      ${message}\n      → ${hint}`;
}
