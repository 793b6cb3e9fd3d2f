import { readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';

/** Paths of all files below a folder, relative to the working directory, with forward slashes, sorted. @param {string} folder */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', `${entry.parentPath}/${entry.name}`).replaceAll('\\', '/'))
    .sort();

/** The files below a folder; of a file, itself; none if there is neither. @param {string} path */
export function filesAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? filesBelow(path) : [path];
}
