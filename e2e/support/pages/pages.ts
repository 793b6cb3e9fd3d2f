import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseHtml } from './parse-html';

/** A page of dist/ as in its file, before any script runs. */
export interface BuiltPage {
  /** Address of the page. */
  path: string;
  document: Document;
}

/** Every page of dist/, without redirects at old addresses. */
export function builtPages(): BuiltPage[] {
  return readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative('dist', join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
      document: parseHtml(readFileSync(join('dist', file), 'utf8')),
    }))
    .filter(({ document }) => !document.querySelector('meta[http-equiv="refresh"]'));
}
