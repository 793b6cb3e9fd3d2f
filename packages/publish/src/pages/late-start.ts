import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bundle } from '@physics-editor/lib/build/bundle';
import { addScript } from '../add-file';
import type { BuiltSite } from '../built-site';

/**
 * What Gatsby writes at the end of a page: a script that sets its path, and a placeholder for scripts that are the same on all pages. Gatsby would
 * fill it in page by page, but `gatsby/output/follow-pages.ts` keeps it from that.
 */
const [LOADER, END] = ['<script id="gatsby-script-loader">', '</body></html>'];
const SCRIPTS_ID = '_gatsby-scripts-1';
const GATSBYS = new RegExp(
  `^${LOADER}/\\*<!\\[CDATA\\[\\*/window\\.pagePath=("(?:[^"\\\\]|\\\\.)*");/\\*\\]\\]>\\*/</script>` +
    `<slice-start id="${SCRIPTS_ID}"></slice-start><slice-end id="${SCRIPTS_ID}"></slice-end>${END}$`,
);

/** Writes `scripts` at the end of a page in place of Gatsby's. Throws if those are not as expected. */
export function replaceScripts(html: string, scripts: (path: string) => string): string {
  // Only the end is searched, and pages are long.
  const start = html.lastIndexOf(LOADER);
  const [, path] = GATSBYS.exec(html.slice(start)) ?? [];
  if (path === undefined) throw new Error('A page does not end with the scripts that Gatsby 5.16 writes.');
  return html.slice(0, start) + scripts(String(JSON.parse(path))) + END;
}

/** The code that starts a page's scripts late, inlined in every page, from its file below the project's root. Throws if it does not compile. */
export const lateStartCode = async (root: string, source: string): Promise<string> =>
  (await bundle(join(root, source))).trim();

/** Addresses of the scripts that Gatsby would start on every page, in order. Throws if there are none. */
export function gatsbyScripts(root: string): string[] {
  const html = readFileSync(join(root, `public/_gatsby/slices/${SCRIPTS_ID}.html`), 'utf8');
  const scripts = [...html.matchAll(/<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g)];
  if (scripts.length === 0) throw new Error('Gatsby starts no script.');
  return scripts.map(([, src = '']) => src);
}

/** Sets Gatsby's variables from data attributes: being the same on every page and in every build, it has one hash in the policy. */
const READER =
  '(function(d){pagePath=d.pagePath;___webpackCompilationHash=d.compilation})(document.currentScript.dataset)';

/** Creates the step that has `code` start the scripts, instead of Gatsby on load. `build` is the build id. */
export const lateStart =
  (code: string, scripts: readonly string[], build: string) =>
  (html: string): string =>
    replaceScripts(
      html,
      (path) =>
        `<script data-page-path='${escapeAttribute(path)}' data-compilation='${build}'>${READER}</script>` +
        `<script data-scripts="${scripts.join(' ')}">${code}</script>`,
    );

/** Escapes for single quotes. */
const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

const webpackStats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/**
 * Writes the script that runs before Gatsby's, from its file below the project's root, and returns its address. It contains the files of each template
 * as `__CHUNKS__`; Gatsby repeats them in every page, although only running scripts need them, and without those that templates share.
 */
export async function writeLoadAhead(
  site: Pick<BuiltSite, 'root' | 'folder' | 'pathPrefix'>,
  source: string,
): Promise<string> {
  const stats = webpackStats.parse(JSON.parse(readFileSync(join(site.root, 'public/webpack.stats.json'), 'utf8')));
  const templates = Object.entries(stats.namedChunkGroups).filter(([name]) => name.startsWith('component---'));
  const __CHUNKS__ = Object.fromEntries(
    templates.map(([name, { assets }]) => [name, assets.map((asset) => `/${asset.name}`)]),
  );
  const values = { __CHUNKS__, __PATH_PREFIX__: site.pathPrefix };
  return addScript(site, 'load-ahead', await bundle(join(site.root, source), { values }));
}
