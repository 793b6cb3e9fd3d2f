import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addScript } from '../add-file';
import type { BuiltSite } from '../built-site';

/**
 * Writes which files belong to each chunk as a script of its own, and gives its address. Gatsby repeats it in every page, where it is only wanted
 * once the scripts run, and there as a string, in which its loader finds no chunk to prefetch.
 */
export function writeChunkMap(site: Pick<BuiltSite, 'root' | 'folder' | 'pathPrefix'>): string {
  const map = readFileSync(join(site.root, 'public/chunk-map.json'), 'utf8').trim();
  return addScript(site, 'chunk-map', `___chunkMapping=${map}`);
}
