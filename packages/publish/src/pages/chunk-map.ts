import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addScript } from '../add-file';
import type { BuiltSite } from '../built-site';

/**
 * Writes the map of chunks to files as a separate script and returns its address. Gatsby repeats the map in every page, although only running scripts
 * need it, and as a string, in which its loader finds no chunk to prefetch.
 */
export function writeChunkMap(site: Pick<BuiltSite, 'root' | 'folder' | 'pathPrefix'>): string {
  const map = readFileSync(join(site.root, 'public/chunk-map.json'), 'utf8').trim();
  return addScript(site, 'chunk-map', `___chunkMapping=${map}`);
}
