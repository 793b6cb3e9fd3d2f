import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltSite } from './built-site';

/** Writes a file of the site; `path` is its address without the path prefix. */
export function addFile({ folder }: Pick<BuiltSite, 'folder'>, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes a script under a name that contains its content hash and returns its address with the path prefix. */
export function addScript(site: Pick<BuiltSite, 'folder' | 'pathPrefix'>, name: string, script: string): string {
  const path = `/${name}-${hash('sha256', script).slice(0, 20)}.js`;
  addFile(site, path, script);
  return site.pathPrefix + path;
}
