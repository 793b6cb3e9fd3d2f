// Copies of the site for builds without the caches of the original.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, removeSite } from '../support/site-copy.cjs';

/** Makes a copy that has no caches, and removes it afterwards. @param {(folder: string) => Promise<void>} act */
export async function withCopy(act) {
  const folder = copySite();
  try {
    rmSync(join(folder, 'node_modules/.cache'), { force: true }); // A link to that of the original.
    await act(folder);
  } finally {
    removeSite(folder);
  }
}

/** The first text among the docs. @param {string} folder */
export function firstText(folder) {
  const docs = join(folder, 'content/docs');
  const [text = ''] = readdirSync(docs).filter((name) => name.endsWith('.mdx'));
  return join(docs, text);
}
