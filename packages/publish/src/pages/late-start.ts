import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bundle } from '@physics-editor/lib/build/bundle';
import { addScript } from '../add-file';
import type { BuiltSite } from '../built-site';

/** A script that Gatsby starts as soon as it is loaded. */
export const EXTERNAL_SCRIPT = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;

/** The code that starts a page's scripts late, inlined in every page, from its file below the project's root. Throws if it does not compile. */
export const lateStartCode = async (root: string, source: string): Promise<string> =>
  (await bundle(join(root, source))).trim();

/** Replaces the scripts that Gatsby starts on load with `code`, which starts them after the script at `first`. Throws if there are none. */
export const lateStart =
  (code: string, first: string) =>
  (html: string): string => {
    const scripts = [...html.matchAll(EXTERNAL_SCRIPT)].map(([, src = '']) => src);
    if (scripts.length === 0) throw new Error('Gatsby starts no script in a page.');
    const rest = html.replaceAll(EXTERNAL_SCRIPT, '');
    return rest.replace(
      '</body>',
      () => `<script data-scripts="${[first, ...scripts].join(' ')}">${code}</script></body>`,
    );
  };

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
