import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const FOLDER = 'node_modules/.cache';
/** How long an unused file stays cached, in ms: copies of the site and other branches share the cache. */
const RETENTION = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens a cache of files that later builds reuse, even after a change of code, and removes those that no build has used for a month. The name of a
 * file must contain a digest of everything that it depends on.
 */
export function openFileCache(root: string, name: string) {
  const folder = join(root, FOLDER, name);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  const pathOf = (file: string): string => join(folder, file);
  for (const file of readdirSync(folder)) {
    const changed = statSync(pathOf(file), { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && changed < now.getTime() - RETENTION) rmSync(pathOf(file), { force: true });
  }
  return {
    /** The path of a file; undefined if it is not cached. */
    find(file: string): string | undefined {
      const path = pathOf(file);
      if (!statSync(path, { throwIfNoEntry: false })) return undefined;
      utimesSync(path, now, now);
      return path;
    },
    /** Stores a file and returns its path. */
    store(file: string, content: string | Uint8Array): string {
      const path = pathOf(file);
      // An interrupted build must not leave a partial file under this name, nor two threads write the same part.
      const part = `${path}.${process.pid}-${threadId}`;
      writeFileSync(part, content);
      renameSync(part, path);
      return path;
    },
  };
}
