import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildOf } from '@physics-editor/lib/offline';
import { filesBelow } from './files-below';

/** Digests of what dist/ was written from, and of its files. A change of code deletes it with the other caches of a build. */
const RECORD = '.cache/published';
/** What dist/ is written from, beside public/. */
export interface Inputs {
  /** Files and folders below the project's root. */
  readonly paths: readonly string[];
  /** Whatever else it depends on, such as the environment. */
  readonly more: unknown;
}

/** Writes dist/ by `write`, unless it already is what that would write. Returns whether it was written. */
export async function publishOnce(root: string, inputs: Inputs, write: () => Promise<void>): Promise<boolean> {
  const file = join(root, RECORD);
  const before = digestOfInputs(root, inputs);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === `${before} ${digestOfSite(root)}`) return false;
  rmSync(file, { force: true });
  await write();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${before} ${digestOfSite(root)}`);
  return true;
}

function digestOfInputs(root: string, { paths, more }: Inputs): string {
  // Gatsby's build id differs between a first build and the next one, and the site gets another.
  const build = buildOf(contentOf(join(root, 'public/page-data/app-data.json'))) ?? '-';
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const path of [...paths, 'public']) {
    for (const file of filesAt(join(root, path))) {
      const content = contentOf(join(root, path, file));
      hash.update(`${path}/${file}\0`).update(path === 'public' ? content.replaceAll(build, '') : content);
    }
  }
  return hash.digest('hex');
}

/** The bytes of a file as characters. */
const contentOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'latin1') : '');

/** By sizes and times, so that a file that somebody has changed since is written again. */
function digestOfSite(root: string): string {
  const dist = join(root, 'dist');
  const hash = createHash('sha256');
  for (const file of filesAt(dist)) {
    const { size, mtimeMs } = statSync(join(dist, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The files below a folder; of a file, itself. */
function filesAt(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? filesBelow(path) : [''];
}
