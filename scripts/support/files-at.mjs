import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';

/** The files below a folder; of a file, itself; none if there is neither. @param {string} path */
export function filesAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? filesBelow(path).map((file) => posix.join(path, file)) : [path];
}
