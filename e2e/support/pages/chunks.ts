import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the site's scripts that have a text in them: chunks have numbers for names, so what they are is told by their content. */
export function chunksWith(text: string): string[] {
  const scripts = readdirSync('dist').filter((file) => file.endsWith('.js'));
  const chunks = scripts.filter((file) => readFileSync(join('dist', file), 'utf8').includes(text));
  if (chunks.length === 0) throw new Error(`No script of dist/ has "${text}" in it.`);
  return chunks.map((file) => `/${file}`);
}
