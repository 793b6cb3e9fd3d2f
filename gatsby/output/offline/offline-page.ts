import { join } from 'node:path';
import { addScript } from '../add-file';
import type { BuiltSite } from '../built-site';
import { bundle } from '../bundle';
import { SETTER } from '../pages/gather-globals';
import { EXTERNAL_SCRIPT } from '../pages/late-start';

/** The offline page's file and its path. */
export const OFFLINE_FILE = 'offline.html';
export const OFFLINE_PATH = '/offline';

const SOURCE = 'src/offline/index.ts';
const PRELOADS = /<link\b(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;
/** What only Gatsby writes: its variables, and a script of the site's own host. A host that the owner configures may have its scripts here. */
const LEFT_OVER = /___webpackCompilationHash|<script[^>]*\ssrc="\/(?!\/)/;
const END = '</body>';

/**
 * The step that gives the offline page a small script of its own in place of Gatsby's: it stands under addresses that Gatsby would take for
 * other pages, and all it needs has to be kept in every reader's browser.
 */
export async function offlineStart(
  site: Pick<BuiltSite, 'root' | 'folder' | 'pathPrefix'>,
): Promise<(html: string) => string> {
  const { root, pathPrefix } = site;
  const script = await bundle(join(root, SOURCE), { values: { __PATH_PREFIX__: pathPrefix } });
  const address = addScript(site, 'offline', script);
  return (html) => {
    const bare = [EXTERNAL_SCRIPT, SETTER, PRELOADS].reduce((text, start) => text.replace(start, ''), html);
    if (LEFT_OVER.test(bare) || !bare.includes(END)) {
      throw new Error(`${OFFLINE_FILE} has scripts of Gatsby's that are not known, or no end.`);
    }
    return bare.replace(END, `<script src="${address}"></script>${END}`);
  };
}
