import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../built-site';
import { bundle } from '@physics-editor/lib/build/bundle';
import { chunkHash } from '../hosting/cache-rules';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { OFFLINE_FILE, OFFLINE_PATH } from './offline-page';

/** A constant name: browsers fetch updates from this address. */
const FILE = 'sw.js';
const SCRIPT = /^offline-[0-9a-f]{20}\.js$/;

/**
 * Writes the service worker. It contains digests of the offline page and its script, so that both are fetched again after a change, and of all
 * scripts and styles: the hashes in their names are the bundler's, which cannot be computed from the files.
 * @param source - the worker's file below the project's root
 */
export async function writeWorker({ root, folder, pathPrefix }: BuiltSite, source: string): Promise<void> {
  const digest = (file: string) => createHash('sha256').update(readFileSync(join(folder, file)));
  const precached = (url: string, file: string) => {
    const integrity = `sha256-${digest(file).digest('base64')}`;
    return { url: pathPrefix + url, revision: integrity, integrity };
  };
  const chunks = filesBelow(folder).filter((file) => chunkHash(file) !== undefined);
  const scripts = chunks.filter((file) => SCRIPT.test(file));
  const precache = [precached(OFFLINE_PATH, OFFLINE_FILE), ...scripts.map((file) => precached(`/${file}`, file))];
  const digests = chunks.map((file) => [`${pathPrefix}/${file}`, digest(file).digest('hex').slice(0, 20)]);
  const values = {
    'process.env.NODE_ENV': 'production',
    __PATH_PREFIX__: pathPrefix,
    __OFFLINE_PAGE__: pathPrefix + OFFLINE_PATH,
    __PRECACHE__: precache,
    __DIGESTS__: Object.fromEntries(digests),
  };
  const worker = await bundle(join(root, source), { values });
  writeFileSync(join(folder, FILE), worker);
}
