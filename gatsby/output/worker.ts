import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './built-site';
import { bundle } from './bundle';
import { filesBelow } from './files-below';
import { OFFLINE_FILE, OFFLINE_PATH } from './offline-page';

const SOURCE = 'src/worker/index.ts';
/** Its name never changes: browsers ask for it again by this address. */
const FILE = 'sw.js';
const SCRIPT = /^offline-[0-9a-f]{20}\.js$/;

/** Writes the service worker, which has the offline page's digest in it: both are fetched anew when the page has changed. */
export async function writeWorker({ root, folder, pathPrefix }: BuiltSite): Promise<void> {
  const revision = createHash('sha256')
    .update(readFileSync(join(folder, OFFLINE_FILE)))
    .digest('hex')
    .slice(0, 20);
  const scripts = filesBelow(folder).filter((file) => SCRIPT.test(file));
  const precache = [
    { url: pathPrefix + OFFLINE_PATH, revision },
    ...scripts.map((file) => ({ url: `${pathPrefix}/${file}`, revision: null })),
  ];
  const values = {
    'process.env.NODE_ENV': 'production',
    __PATH_PREFIX__: pathPrefix,
    __OFFLINE_PAGE__: pathPrefix + OFFLINE_PATH,
    __PRECACHE__: precache,
  };
  const worker = await bundle(join(root, SOURCE), { values });
  writeFileSync(join(folder, FILE), worker);
}
