import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A name that needs no escape in HTML, Markdown or on any host: other characters than letters, digits, ".", "_" and "-" become "-". */
export const publishedName = (name: string): string => name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');

/** Copies a file, given by its absolute path, to an address that contains its digest, and returns the address, without the path prefix. */
export function publishFile(root: string, path: string, digest: string): string {
  const name = publishedName(basename(path));
  const to = join(root, 'public/static', digest, name);
  if (!existsSync(to)) copyWhole(path, to);
  return `/static/${digest}/${encodeURIComponent(name)}`;
}

/** Copies a file so that an interrupted build leaves all of it or nothing. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}`;
  copyFileSync(from, part);
  renameSync(part, to);
}
