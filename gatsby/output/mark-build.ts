import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markData, markPage } from '../../src/lib/build-mark';
import { filesBelow } from './files-below';

const isData = (file: string): boolean => file.startsWith('page-data/') && file.endsWith('.json');
const isPage = (file: string): boolean => file.endsWith('.html') && !file.startsWith('player/');

/**
 * Lets every page and every file of its data in `folder` say which build it is from, by a digest of all data and of Gatsby's own hash of
 * the scripts. By it Gatsby's loader sees when the site has changed under an open page, for which its own hash knows scripts alone, and the
 * worker keeps builds apart.
 */
export function markBuild(folder: string): void {
  const files = filesBelow(folder);
  const data = files.filter(isData);
  const digest = createHash('sha256');
  for (const file of data) digest.update(file).update(readFileSync(join(folder, file)));
  const build = digest.digest('hex').slice(0, 20);
  for (const file of data) rewrite(join(folder, file), (json) => markData(json, build));
  for (const file of files.filter(isPage)) rewrite(join(folder, file), (html) => markPage(html, build));
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
