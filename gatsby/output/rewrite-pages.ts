import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './built-site';
import { filesBelow } from './files-below';
import { scanPage } from './scan-page';

/** Changes the HTML of one page, knowing nothing of the others. Throws if the page is not as it has to be. */
export type PageStep = (html: string) => string;

/** Takes every page of the site in `folder` through the steps, one page at a time, and says what is in it then. The document of a scene's frame is no page. */
export const rewritePages = (folder: string, steps: readonly PageStep[]): BuiltPage[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('player/'))
    .map((file) => ({
      file,
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      ...scanPage(rewritePage(join(folder, file), steps)),
    }));

function rewritePage(file: string, steps: readonly PageStep[]): string {
  const before = readFileSync(file, 'utf8');
  const after = steps.reduce((html, step) => step(html), before);
  if (after !== before) writeFileSync(file, after);
  return after;
}
