import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the site's scripts that contain a text: chunks have numbers for names and can only be identified by content. */
export function chunksWith(text: string): string[] {
  const scripts = readdirSync('dist').filter((file) => file.endsWith('.js'));
  const chunks = scripts.filter((file) => readFileSync(join('dist', file), 'utf8').includes(text));
  if (chunks.length === 0) throw new Error(`No script of dist/ has "${text}" in it.`);
  return chunks.map((file) => `/${file}`);
}
