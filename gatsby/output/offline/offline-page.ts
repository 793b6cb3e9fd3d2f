import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addScript } from '../add-file';
import type { BuiltSite } from '../built-site';
import { bundle } from '../bundle';

/** The offline page's file and its path. */
export const OFFLINE_FILE = 'offline.html';
export const OFFLINE_PATH = '/offline';

const SOURCE = 'src/offline/index.ts';
/** What starts Gatsby: its scripts, the one inside the page that starts them, and the one that tells them what it is (`gather-globals.ts`). */
const STARTS_GATSBY = /<script\b(?=[^>]*\b(?:src|data-scripts|data-compilation)=)[^>]*>[\s\S]*?<\/script>/g;
const PRELOADS = /<link\b(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;
const END = '</body>';

/**
 * Gives the offline page a small script of its own in place of Gatsby's: it stands under addresses that Gatsby would take for other pages,
 * and all it needs has to be kept in every reader's browser.
 */
export async function finishOfflinePage(site: BuiltSite): Promise<void> {
  const { root, folder, pathPrefix } = site;
  const script = await bundle(join(root, SOURCE), { values: { __PATH_PREFIX__: pathPrefix } });
  const html = readFileSync(join(folder, OFFLINE_FILE), 'utf8');
  const bare = html.replace(STARTS_GATSBY, '').replace(PRELOADS, '');
  if (/___webpackCompilationHash|<script[^>]*\ssrc=/.test(bare) || !bare.includes(END)) {
    throw new Error(`${OFFLINE_FILE} has scripts of Gatsby's that are not known, or no end.`);
  }
  const address = addScript(site, 'offline', script);
  writeFileSync(join(folder, OFFLINE_FILE), bare.replace(END, `<script src="${address}"></script>${END}`));
}
