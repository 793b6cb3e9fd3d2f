import { groupBy } from '../../../src/lib/group-by';
import type { LinkFault } from './check-address';

/** A link that leads nowhere, and the page or file that has it. */
export interface BrokenLink extends LinkFault {
  /** Address of the page, or path of the file below the site's folder. */
  readonly page: string;
  /** As the page has it. */
  readonly address: string;
}

/** Where a writer finds a link: `content/docs/faq.mdx`, and the line if the file has the link itself. */
export interface LinkSource {
  readonly file: string;
  readonly line?: number;
}

export type Sources = (page: string, address: string) => LinkSource | undefined;

/** From so many pages on, a broken link is the layout's. */
const MANY_PAGES = 5;

/** One paragraph a page, and one for each link that many pages share, ready for the terminal. */
export function formatBrokenLinks(links: readonly BrokenLink[], sourceOf: Sources): string {
  const byAddress = groupBy(links, ({ address }) => address);
  const shared = byAddress.map(({ items }) => items).filter(({ length }) => length >= MANY_PAGES);
  const single = new Set(links);
  for (const link of shared.flat()) single.delete(link);

  const paragraphs = [
    ...shared.map((group) => sharedParagraph(group, sourceOf)),
    ...groupBy([...single], ({ page }) => page).map(({ key, items }) => pageParagraph(key, items, sourceOf)),
  ];
  const count = shared.length + single.size;
  return [`The site has ${count === 1 ? '1 broken link' : `${count} broken links`}:`, ...paragraphs].join('\n\n');
}

function pageParagraph(page: string, group: readonly BrokenLink[], sourceOf: Sources): string {
  const links = group.map((link) => linkLines(link, sourceOf(page, link.address)));
  return [`  ${page}`, ...links].join('\n');
}

function sharedParagraph(group: readonly BrokenLink[], sourceOf: Sources): string {
  const [first] = group;
  if (!first) return '';
  // A page that names no line has the link from elsewhere.
  const source = group.map(({ page, address }) => sourceOf(page, address)).find((found) => found?.line !== undefined);
  return `  ${group.length} pages, ${first.page} the first of them: the link is the layout's\n${linkLines(first, source)}`;
}

function linkLines({ address, message, hint }: BrokenLink, source: LinkSource | undefined): string {
  const place = source && [source.file, source.line].filter((part) => part !== undefined).join(':');
  return `    ${place === undefined ? '' : `${place}  `}${address}\n      ${message}\n      → ${hint}`;
}
