import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '../built-site';
import { filesBelow } from '../files-below';
import { scanPage, type PageFacts } from './scan-page';

/** Rewrites the HTML of one page independently of the others. `file` is its path below the site's folder. Throws if the page is not as expected. */
export type PageStep = (html: string, file: string) => string;

/** In every page of Gatsby's; pages from `static/` stay unchanged. */
const GATSBY = 'id="___gatsby"';

/** Applies the steps to all pages in `folder`, one at a time, and returns the facts of each. The document of a scene's frame is not a page. */
export function rewritePages(folder: string, steps: readonly PageStep[]): BuiltPage[] {
  const known = new Map<string, string>();
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('player/'))
    .map((file) => ({
      file,
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      ...detached(scanPage(rewritePage(folder, file, steps)), known),
    }));
}

/**
 * Copies the facts of a page, to be stored with those of thousands of others: a substring keeps its whole text in memory. Strings that several pages
 * share are stored once, in `known`.
 */
function detached(facts: PageFacts, known: Map<string, string>): PageFacts {
  const copy = structuredClone(facts);
  const shared = (text: string): string => {
    const first = known.get(text) ?? text;
    known.set(first, first);
    return first;
  };
  return { ...copy, ids: copy.ids.map(shared), addresses: copy.addresses.map(shared) };
}

function rewritePage(folder: string, file: string, steps: readonly PageStep[]): string {
  const before = readFileSync(join(folder, file), 'utf8');
  // HTML contains none, so the text was damaged earlier.
  if (before.includes('\0')) throw new Error(`The page ${file} has a NUL byte.`);
  if (!before.includes(GATSBY)) return before;
  const after = steps.reduce((html, step) => step(html, file), before);
  writeFileSync(join(folder, file), after);
  return after;
}
