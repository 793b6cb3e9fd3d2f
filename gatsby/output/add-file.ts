import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltSite } from './built-site';

/** Writes a file of the site; `path` is its address without the path prefix. */
export function addFile({ folder }: Pick<BuiltSite, 'folder'>, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
