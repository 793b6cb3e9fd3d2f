import { API_INDEX, byName } from '@physics-editor/lib/api';
import { link, list, paragraph, root, text } from '@physics-editor/markdown/nodes';
import { joinBlocks, writeMarkdown, openingOf } from '@physics-editor/markdown/plain/plain-markdown';
import { textPages, textParts } from '../../sections';
import { KINDS, MODULES } from '../../sections/api/sidebar';
import { allNodes } from '../../sections/query';
import type { Site } from '../../sections/texts';
import { siteAddress } from '@physics-editor/publish/site-address';
import type { SiteBuild } from '../site-build';

/** A page of the site as Markdown. */
export interface MarkdownPage {
  /** Address of the page, without the path prefix. */
  path: string;
  markdown: string;
}

/** Number of texts in memory at a time. */
const BATCH = 100;

/**
 * Yields the pages of all sections with texts and of the reference as Markdown, those of parts with one text below the other; with `only`, just the
 * page at that address.
 */
export async function* markdownPages(site: Site, only?: string): AsyncGenerator<MarkdownPage, void> {
  for (const { type, additions } of textPages) {
    let added: ReadonlyMap<string, string> | undefined;
    for await (const { id, path, markdown } of nodesOf(site, type, only)) {
      added ??= (await additions?.(site)) ?? new Map();
      yield { path, markdown: joinBlocks([markdown, added.get(id) ?? '']) };
    }
  }
  for (const { type, path } of textParts) {
    if (only !== undefined && only !== path) continue;
    const parts: MarkdownPage[] = [];
    for await (const part of nodesOf(site, type)) parts.push(part);
    const texts = parts.sort((one, other) => (one.path < other.path ? -1 : 1)).map(({ markdown }) => markdown);
    if (texts.length > 0) yield { path, markdown: joinBlocks(texts) };
  }
  for (const { type } of KINDS) yield* nodesOf(site, type, only);
  if (only === undefined || only === MODULES.path) yield { path: MODULES.path, markdown: await apiIndex(site) };
}

async function* nodesOf(site: Site, type: string, only?: string): AsyncGenerator<MarkdownPage & { id: string }> {
  const filter = only === undefined ? '' : `, filter: { path: { eq: ${JSON.stringify(only)} } }`;
  for (let skip = 0; ; skip += BATCH) {
    const args = `(limit: ${BATCH}, skip: ${skip}${filter})`;
    const nodes = await allNodes<MarkdownPage & { id: string }>(site, type, 'id path markdown', args);
    yield* nodes;
    if (nodes.length < BATCH) return;
  }
}

/** The page that lists every symbol with a page. */
async function apiIndex(site: Site): Promise<string> {
  const blocks = [openingOf(API_INDEX)];
  for (const { label, type } of KINDS) {
    const items = (await listedSymbols(site, type)).map(({ name, path, summaryText }) => [
      paragraph([link(siteAddress(site, path), [text(name)]), text(`: ${summaryText}`)]),
    ]);
    if (items.length > 0) blocks.push(`## ${label}`, writeMarkdown(root([list(items)])));
  }
  return joinBlocks(blocks);
}

/** A symbol of the API in lists. */
type ListedSymbol = Pick<Queries.ApiSymbol, 'name' | 'path' | 'summaryText'>;

/** The symbols of one kind that have a page, in sidebar order. */
export async function listedSymbols(
  site: Pick<SiteBuild, 'query'>,
  type: (typeof KINDS)[number]['type'],
): Promise<ListedSymbol[]> {
  return (await allNodes<ListedSymbol>(site, type, 'name path summaryText')).sort(byName);
}
