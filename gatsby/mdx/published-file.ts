import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { CONTENT_FOLDER } from '../checks/content-files';

/** A name that needs no escape in HTML, Markdown or on any host: other characters than letters, digits, ".", "_" and "-" become "-". */
export const publishedName = (name: string): string => name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');

/** Copies a file of `content/` to an address that contains its digest, and returns the address, without the path prefix. */
export function publishFile(root: string, file: string, digest: string): string {
  const name = publishedName(posix.basename(file));
  const to = join(root, 'public/static', digest, name);
  if (!existsSync(to)) copyWhole(join(root, CONTENT_FOLDER, file), to);
  return `/static/${digest}/${encodeURIComponent(name)}`;
}

/** Copies a file so that an interrupted build leaves all of it or nothing. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}`;
  copyFileSync(from, part);
  renameSync(part, to);
}
