import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '../built-site';
import { filesBelow } from '../files-below';
import { scanPage, type PageFacts } from './scan-page';

/** Changes the HTML of one page, knowing nothing of the others. `file` is its own, below the site's folder. Throws if the page is not as it has to be. */
export type PageStep = (html: string, file: string) => string;

/** Every page of Gatsby's has it; a page that comes from `static/` stays as it is. */
const GATSBY = 'id="___gatsby"';

/** Takes every page of the site in `folder` through the steps, one page at a time, and says what is in it then. The document of a scene's frame is no page. */
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
 * The facts of a page, to be kept with those of thousands of others. Copies, since a part of a text keeps all of that text in memory; and
 * what several pages name is the same string, which is `known`.
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
  // No HTML has one, so its text was damaged on the way here.
  if (before.includes('\0')) throw new Error(`The page ${file} has a NUL byte.`);
  if (!before.includes(GATSBY)) return before;
  const after = steps.reduce((html, step) => step(html, file), before);
  writeFileSync(join(folder, file), after);
  return after;
}
