import { readFileSync } from 'node:fs';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { builtPages, type BuiltPage } from './pages';
import { test as base } from '../test';

/** `test` for what the pages of dist/ contain, without a browser: each worker parses them once. */
export const test = base.extend<object, { pages: readonly BuiltPage[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  pages: [async ({}, use) => use(builtPages()), { scope: 'worker' }],
});

/** Addresses of the served files of dist/, without compressed ones and those for hosts. */
export const servedFiles = (): string[] =>
  filesBelow('dist')
    .map((file) => `/${file}`)
    .filter((path) => !/\.(?:br|gz)$/.test(path) && !path.startsWith('/_'));

/** The address of the first served file that matches `pattern`. */
export function servedFile(pattern: RegExp): string {
  const file = servedFiles().find((path) => pattern.test(path));
  if (file === undefined) throw new Error(`dist/ contains no file like ${pattern}.`);
  return file;
}

/** A file of dist/ by its address. */
export const readBuilt = (path: string): Buffer => readFileSync(`dist${path}`);

export const elements = (page: BuiltPage, selector: string): Element[] => [...page.document.querySelectorAll(selector)];

/** Whether a page is one of the site, unlike the frame that scenes run in and the pages of embedded scenes. */
export const isForReaders = ({ path }: BuiltPage): boolean => !/^\/(?:player|embed)\//.test(path);

/** The faults that `find` returns for each page, as lines. */
export const faultsIn = (pages: readonly BuiltPage[], find: (page: BuiltPage) => readonly string[]): string[] =>
  pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
