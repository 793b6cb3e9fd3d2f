import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

const made: string[] = [];

/** A new temporary folder with `files` in it, which is removed after the last test of its file. */
export function temporaryFolder(files: Files = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'));
  made.push(root);
  writeFiles(root, files);
  return root;
}

/** Writes files into a folder and creates their folders. */
export function writeFiles(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

afterAll(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});
