/**
 * Runs before Gatsby's scripts, and requests beside them what they would request only one after the other: the data of the page, and the scripts of
 * its template.
 */

import { preloadLink } from '../navigation/fetch-ahead';
import { loadScript } from './load-script';

window.___chunkMapping = __CHUNKS__;

const page = window.pagePath?.replace(/^\/|\/$/g, '') || 'index';
const data = ['app-data.json', `${page}/page-data.json`];
document.head.append(...data.map((path) => preloadLink(`${__PATH_PREFIX__}/page-data/${path}`)));

/** Gatsby inlines the style sheet of the template, and names its file. */
const sheets = [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(({ dataset }) => dataset['href']);
const isShown = (files: readonly string[]) => files.some((file) => sheets.includes(__PATH_PREFIX__ + file));
for (const file of Object.values(__CHUNKS__).find(isShown) ?? []) {
  if (!file.endsWith('.js')) continue;
  const script = loadScript(__PATH_PREFIX__ + file);
  // Rspack would wait for the element instead of making another attempt.
  script.onerror = () => script.remove();
}
