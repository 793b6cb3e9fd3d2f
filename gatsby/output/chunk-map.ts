import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './built-site';

/**
 * Writes which files belong to each chunk as a script of its own, and gives its address. Gatsby repeats it in every page, where it is only wanted
 * once the scripts run, and there as a string, in which its loader finds no chunk to prefetch.
 */
export function writeChunkMap({
  root,
  folder,
  pathPrefix,
}: Pick<Build, 'root' | 'pathPrefix'> & { folder: string }): string {
  const script = `___chunkMapping=${readFileSync(join(root, 'public/chunk-map.json'), 'utf8').trim()}`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20);
  const name = `chunk-map-${hash}.js`;
  writeFileSync(join(folder, name), script);
  return `${pathPrefix}/${name}`;
}
