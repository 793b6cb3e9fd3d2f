// A copy of the site in a temporary folder, to be built there with other content. It shares node_modules with the original.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PARTS = ['content', 'gatsby', 'src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json'];
const ROOT_FILES = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'];

/** Makes the copy and returns its folder. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const part of [...PARTS, ...ROOT_FILES]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Removes a copy. */
export const removeSite = (folder) => rmSync(folder, { recursive: true, force: true });
