import { distance } from 'fastest-levenshtein';

const SHOWN = 3;
/** The maximum difference from the requested name, as a fraction of its length. */
const TOLERANCE = 0.4;
/** Penalty for a page that only resembles the request in its last segment. */
const ELSEWHERE = 0.1;

const difference = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The pages whose addresses are most similar to a missing one, the most similar first: by the whole address, or by its last segment. */
export function nearestPages<Item extends { readonly path: string }>(path: string, pages: readonly Item[]): Item[] {
  const asked = path.toLowerCase();
  return pages
    .map((page) => {
      const known = page.path.toLowerCase();
      const byName = difference(lastPart(asked), lastPart(known)) + ELSEWHERE;
      return { page, score: Math.min(difference(asked, known), byName) };
    })
    .filter(({ score }) => score <= TOLERANCE)
    .sort((a, b) => a.score - b.score)
    .slice(0, SHOWN)
    .map(({ page }) => page);
}
