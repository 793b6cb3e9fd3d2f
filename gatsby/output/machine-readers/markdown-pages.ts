import { hostAddress } from '../../../src/lib/addresses';
import { API_INDEX } from '../../../src/lib/api';
import { formatDay, formatMonth } from '../../../src/lib/dates';
import { link, list, paragraph, root, text } from '../../mdx/nodes';
import { openingOf } from '../../mdx/plain/opening';
import { rewriteMarkdown, writeMarkdown } from '../../mdx/plain/plain-markdown';
import { byName } from '../../sections/api/model/order';
import { KINDS, MODULES } from '../../sections/api/sidebar';
import { CHANGELOG } from '../../sections/community';
import { API_DOC } from '../../sections/docs';
import type { Build } from '../built-site';
import { listedSymbols } from './listed-symbols';
import { siteAddress } from '../site-address';

/** A page of the site as Markdown. */
export interface MarkdownPage {
  /** Address of the page, without the path prefix. */
  path: string;
  markdown: string;
}

type Site = Pick<Build, 'query' | 'settings' | 'pathPrefix'>;
type Query = Site['query'];

/** Number of texts in memory at a time. */
const BATCH = 100;

/** Yields the pages of docs, reference, blog and community as Markdown; with `only`, just the page at that address. */
export async function* markdownPages(site: Site, only?: string): AsyncGenerator<MarkdownPage, void> {
  const { query } = site;
  const nodesOf = <Node>(type: string, fields: string) => batches<Node>(query, type, fields, only);
  for await (const { id, path, markdown } of nodesOf<MarkdownPage & { id: string }>('Doc', 'id path markdown')) {
    yield { path, markdown: id === API_DOC ? joined([markdown, await shapes(query)]) : markdown };
  }
  for (const { type } of KINDS) yield* nodesOf<MarkdownPage>(type, 'path markdown');
  if (only === undefined || only === MODULES.path) yield { path: MODULES.path, markdown: await apiIndex(site) };

  for await (const { path, markdown, date, authors } of nodesOf<Post>('BlogPost', POST)) {
    const names = authors.map(({ name }) => name).join(', ');
    yield { path, markdown: joined([markdown, words(`Published on ${formatDay(date)} by ${names}.`)]) };
  }
  const pages = nodesOf<MarkdownPage & { id: string }>('CommunityPage', 'id path markdown');
  for await (const { id, path, markdown } of pages) {
    yield { path, markdown: id === CHANGELOG ? joined([markdown, await releases(site)]) : markdown };
  }
}

const POST = 'path markdown date authors { name }';

interface Post extends MarkdownPage {
  date: string;
  authors: { name: string }[];
}

async function* batches<Node>(query: Query, type: string, fields: string, only?: string): AsyncGenerator<Node> {
  const filter = only === undefined ? '' : `, filter: { path: { eq: ${JSON.stringify(only)} } }`;
  for (let skip = 0; ; skip += BATCH) {
    const { all } = await query<{ all: { nodes: Node[] } }>(
      `{ all: all${type}(limit: ${BATCH}, skip: ${skip}${filter}) { nodes { ${fields} } } }`,
    );
    yield* all.nodes;
    if (all.nodes.length < BATCH) return;
  }
}

/** What follows the text on the overview of the reference. */
async function shapes(query: Query): Promise<string> {
  const { allApiShape } = await query<{ allApiShape: { nodes: { name: string; markdown: string }[] } }>(
    '{ allApiShape { nodes { name markdown } } }',
  );
  const texts = [...allApiShape.nodes].sort(byName).map(({ markdown }) => markdown);
  return texts.length > 0 ? joined(['## Shared shapes', ...texts]) : '';
}

/** The page that lists every symbol with a page. */
async function apiIndex(site: Site): Promise<string> {
  const blocks = [openingOf(API_INDEX)];
  for (const { label, type } of KINDS) {
    const items = (await listedSymbols(site.query, type)).map(({ name, path, summaryText }) => [
      paragraph([link(siteAddress(site, path), [text(name)]), text(`: ${summaryText}`)]),
    ]);
    if (items.length > 0) blocks.push(`## ${label}`, writeMarkdown(root([list(items)])));
  }
  return joined(blocks);
}

type Changes = Record<'added' | 'changed' | 'fixed', string[]>;

/** What follows the text of the changelog. */
async function releases(site: Site): Promise<string> {
  const { allRelease } = await site.query<{ allRelease: { nodes: (Changes & { month: string })[] } }>(
    '{ allRelease(sort: { month: DESC }) { nodes { month added changed fixed } } }',
  );
  const { settings, pathPrefix } = site;
  const addresses = { host: hostAddress(settings.url, pathPrefix), pathPrefix, page: '/' };
  const entries = (label: string, changes: readonly string[]) =>
    changes.length > 0
      ? [`### ${label}`, rewriteMarkdown(changes.map((change) => `- ${change}`).join('\n'), addresses)]
      : [];
  return joined(
    allRelease.nodes.flatMap(({ month, added, changed, fixed }) => [
      `## ${formatMonth(month)}`,
      ...entries('Added', added),
      ...entries('Changed', changed),
      ...entries('Fixed', fixed),
    ]),
  );
}

const words = (value: string): string => writeMarkdown(root([paragraph([text(value)])]));

/** Joins the blocks that are not empty by empty lines. */
const joined = (blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n');
