import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
