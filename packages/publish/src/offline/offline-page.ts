import { join } from 'node:path';
import { addScript } from '../add-file';
import type { BuiltSite } from '../built-site';
import { bundle } from '@physics-editor/lib/build/bundle';
import { replaceScripts } from '../pages/late-start';

/** The offline page's file and path. */
export const OFFLINE_FILE = 'offline.html';
export const OFFLINE_PATH = '/offline';

const PRELOADS = /<link\b(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;
/** Scripts of the site's own host. Those of hosts that the owner configures are allowed. */
const FORBIDDEN = /<script[^>]*\ssrc="\/(?!\/)/;

/**
 * Creates the step that replaces Gatsby's scripts in the offline page with a small one: the page is shown at addresses that Gatsby would take for
 * other pages, and everything it needs must be cached in every reader's browser.
 * @param source - the small script's file below the project's root
 */
export async function offlineStart(
  site: Pick<BuiltSite, 'root' | 'folder' | 'pathPrefix'>,
  source: string,
): Promise<(html: string) => string> {
  const { root, pathPrefix } = site;
  const script = await bundle(join(root, source), { values: { __PATH_PREFIX__: pathPrefix } });
  const address = addScript(site, 'offline', script);
  return (html) => {
    const bare = replaceScripts(html.replace(PRELOADS, ''), () => '');
    if (FORBIDDEN.test(bare)) throw new Error(`${OFFLINE_FILE} has scripts of Gatsby's that are not known.`);
    return bare.replace('</body>', `<script src="${address}"></script>$&`);
  };
}
