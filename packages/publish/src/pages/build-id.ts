import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataWithBuildId } from '@physics-editor/lib/offline';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { chunkHash } from '../hosting/cache-rules';

/** Stands for the build id while it is computed. Gatsby's own hash has its length, and differs between a first build and the next one. */
const NONE = '0'.repeat(20);

/**
 * Writes a build id into every data file in `folder`, and returns it for the pages: a digest of what pages share, that is scripts, styles and data of
 * more than one page. By it, Gatsby's loader detects a new build under an open page, and the worker keeps builds apart; a page whose own text is newer
 * fits in.
 */
export function stampBuildId(folder: string): string {
  const files = filesBelow(folder);
  const data = files.filter((file) => file.startsWith('page-data/') && file.endsWith('.json'));
  const digest = createHash('sha256');
  for (const file of data.filter((each) => !each.endsWith('/page-data.json')))
    digest.update(file).update(dataWithBuildId(readFileSync(join(folder, file), 'utf8'), NONE));
  for (const file of files) {
    if (chunkHash(file) !== undefined) digest.update(file).update(readFileSync(join(folder, file)));
  }
  const build = digest.digest('hex').slice(0, 20);
  for (const file of data) {
    const path = join(folder, file);
    writeFileSync(path, dataWithBuildId(readFileSync(path, 'utf8'), build));
  }
  return build;
}
