import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataWithBuildId, withBuildId } from '../../../src/lib/offline';
import { filesBelow } from '../files-below';

const isData = (file: string): boolean => file.startsWith('page-data/') && file.endsWith('.json');

/**
 * Lets every file of data in `folder` say which build it is from, by a digest of all data and of Gatsby's own hash of the scripts, and gives
 * the step by which a page says so. By it Gatsby's loader sees when the site has changed under an open page, for which its own hash knows
 * scripts alone, and the worker keeps builds apart.
 */
export function stampBuildId(folder: string): (html: string) => string {
  const files = filesBelow(folder).filter(isData);
  const digest = createHash('sha256');
  for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
  const build = digest.digest('hex').slice(0, 20);
  for (const file of files) {
    const path = join(folder, file);
    writeFileSync(path, dataWithBuildId(readFileSync(path, 'utf8'), build));
  }
  return (html) => withBuildId(html, build);
}
