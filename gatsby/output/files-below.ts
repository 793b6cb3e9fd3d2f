import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, by its path from there with forward slashes, in alphabetical order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
