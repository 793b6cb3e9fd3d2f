import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A name that needs no escape in HTML, Markdown or on any host: other characters than letters, digits, ".", "_" and "-" become "-". */
export const publishedName = (name: string): string => name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');

/** Copies a file, given by its absolute path, to an address that contains its digest, and returns the address, without the path prefix. */
export function publishFile(root: string, path: string, digest: string): string {
  const { file, address } = placeOf(root, basename(path), digest);
  if (!existsSync(file)) copyWhole(path, file);
  return address;
}

/** The file of what is published under a digest, and its address. */
export function placeOf(root: string, written: string, digest: string): { file: string; address: string } {
  const name = publishedName(written);
  return {
    file: join(root, 'public/static', digest, name),
    address: `/static/${digest}/${encodeURIComponent(name)}`,
  };
}

/** Copies a file so that an interrupted build leaves all of it or nothing. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, partOf(to));
  renameSync(partOf(to), to);
}

/** Where a file is written before it is complete. */
export const partOf = (file: string): string => `${file}.${process.pid}`;
