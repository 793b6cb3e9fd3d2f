import { join } from 'node:path';
import { bundle } from '@physics-editor/lib/build/bundle';
import { readFileSync } from 'node:fs';
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

/**
 * Writes the map of chunks to files as a separate script and returns its address. Gatsby repeats the map in every page, although only running scripts
 * need it, and as a string, in which its loader finds no chunk to prefetch.
 */
export function writeChunkMap(site: Pick<BuiltSite, 'root' | 'folder' | 'pathPrefix'>): string {
  const map = readFileSync(join(site.root, 'public/chunk-map.json'), 'utf8').trim();
  return addScript(site, 'chunk-map', `___chunkMapping=${map}`);
}
