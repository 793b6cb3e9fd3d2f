import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markData, markPage } from '../../src/lib/build-mark';
import { chunkHash } from './cache-rules';
import { filesBelow } from './files-below';

/** Holds Gatsby's own hash. */
const APP_DATA = 'page-data/app-data.json';
const isData = (file: string): boolean => file.startsWith('page-data/') && file.endsWith('.json');
const isPage = (file: string): boolean => file.endsWith('.html') && !file.startsWith('player/');

/**
 * Lets every page and every file of its data in `folder` say which build it is from, by a digest of all data and of the names of scripts and
 * styles, which have hashes. By it Gatsby's loader sees when the site has changed under an open page, and the worker keeps builds apart.
 * Gatsby's own hash knows scripts alone, and is another in another folder.
 */
export function markBuild(folder: string): void {
  const files = filesBelow(folder);
  const data = files.filter(isData);
  const digest = createHash('sha256');
  for (const file of data.filter((name) => name !== APP_DATA))
    digest.update(file).update(readFileSync(join(folder, file)));
  for (const file of files.filter((name) => chunkHash(name) !== undefined)) digest.update(file);
  const build = digest.digest('hex').slice(0, 20);
  for (const file of data) rewrite(join(folder, file), (json) => markData(json, build));
  for (const file of files.filter(isPage)) rewrite(join(folder, file), (html) => markPage(html, build));
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
