import { distance } from 'fastest-levenshtein';

interface Page {
  readonly path: string;
}

const SHOWN = 3;
/** Parts of a name that may differ from the one asked for. */
const TOLERANCE = 0.4;
/** What it costs a page that only its last part is like the one asked for. */
const ELSEWHERE = 0.1;

const difference = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The pages whose addresses are most like one that does not exist, the nearest first: by the whole address, or by its last part. */
export function nearestPages<Item extends Page>(path: string, pages: readonly Item[]): Item[] {
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
