import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataWithBuildId, withBuildId } from '../../../src/lib/offline';
import { filesBelow } from '../files-below';

const isData = (file: string): boolean => file.startsWith('page-data/') && file.endsWith('.json');

/**
 * Writes a build id into every data file in `folder` and returns the step that writes it into pages. It is a digest of all data and of Gatsby's hash
 * of the scripts, which alone would not change with the data. Gatsby's loader uses the id to detect a new build under an open page, the worker to
 * keep builds apart.
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
