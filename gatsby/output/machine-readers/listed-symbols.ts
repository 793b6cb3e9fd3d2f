import { byName } from '@physics-editor/lib/api';
import type { KINDS } from '../../sections/api/sidebar';
import type { SiteBuild } from '../site-build';

/** A symbol of the API in lists. */
export type ListedSymbol = Pick<Queries.ApiSymbol, 'name' | 'path' | 'summaryText'>;

/** The symbols of one kind that have a page, in sidebar order. */
export async function listedSymbols(
  query: SiteBuild['query'],
  type: (typeof KINDS)[number]['type'],
): Promise<ListedSymbol[]> {
  const { all } = await query<{ all: { nodes: ListedSymbol[] } }>(
    `{ all: all${type} { nodes { name path summaryText } } }`,
  );
  return [...all.nodes].sort(byName);
}
