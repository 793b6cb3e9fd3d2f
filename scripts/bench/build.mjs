// Measures builds of copies of the site, each without any cache. Without options: the site itself, then again with nothing changed, then with one text
// changed. With --pages: copies that have generated docs (4 KB each, two code blocks), one post and one showcase item.
// Prints the stages of each build, its time, processor time and peak memory, and the mean size of a generated page. Processor time is comparable on a
// busy machine; elapsed time is not. Needs Linux. Usage: npm run bench:build -- --pages 1000,5000
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { filesAt } from '../support/files-at.mjs';
import { writeContent } from './generated-content.mjs';
import { measuredBuild, rounded } from './measured-build.mjs';
import { compareDevelop, comparePeers } from './peers.mjs';
import { firstText, withCopy } from './site-copies.mjs';

/** @import { Measured } from './measured-build.mjs' */

const { values } = parseArgs({
  options: { pages: { type: 'string' }, peers: { type: 'boolean' }, develop: { type: 'boolean' } },
});
const counts = values.pages?.split(',').map(Number) ?? [];
if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
  console.error(`--pages takes whole numbers from 1, such as 1000 or 1000,5000, not "${values.pages ?? ''}".`);
  process.exit(1);
}
if (!existsSync('/proc/self/stat')) {
  console.error('Processor time and memory are measured by /proc, which only Linux has.');
  process.exit(1);
}

const ROUNDS = 3;
if (values.develop) await compareDevelop(ROUNDS);
else if (values.peers) await comparePeers(ROUNDS);
else if (counts.length === 0) await withCopy(measureSite);
for (const count of counts) await withCopy((folder) => measurePages(folder, count));

/** @param {string} folder */
async function measureSite(folder) {
  print('The site, without any cache', await measuredBuild(folder));
  print('Nothing changed', await measuredBuild(folder));
  appendFileSync(firstText(folder), '\nOne more sentence.\n');
  print('One text changed', await measuredBuild(folder));
}

/** @param {string} folder @param {number} count */
async function measurePages(folder, count) {
  writeContent(folder, count);
  const measured = await measuredBuild(folder);
  print(`${count} generated pages`, measured, {
    'pages a second': rounded(count / measured.seconds),
    ...sizes(join(folder, 'dist')),
  });
}

/** @param {string} title @param {Measured} measured @param {Record<string, number>} [more] */
function print(title, { stages, seconds, processor, bytes }, more = {}) {
  console.log(`\n${title}`);
  console.table(stages);
  console.table({
    'time (s)': rounded(seconds),
    'processor time (s)': rounded(processor),
    'peak memory of all processes (MB)': Math.round(bytes / 1024 ** 2),
    ...more,
  });
}

/** Mean sizes of the generated pages. @param {string} dist */
function sizes(dist) {
  /** @param {string} path @param {RegExp} pattern */
  const files = (path, pattern) =>
    filesAt(join(dist, path)).filter((file) => pattern.test(file) && /\/part-/.test(file));
  /** @param {string[]} paths @param {(path: string) => number} sizeOf */
  const mean = (paths, sizeOf) => Math.round(paths.reduce((sum, path) => sum + sizeOf(path), 0) / paths.length);
  /** @param {string} path */
  const bytes = (path) => statSync(path).size;
  /** @param {string} path */
  const gzipped = (path) => gzipSync(readFileSync(path)).length;
  const html = files('docs', /\.html$/);
  const data = files('page-data/docs', /\.json$/);
  return {
    'HTML of a page (bytes)': mean(html, bytes),
    'HTML of a page (bytes, gzip)': mean(html, gzipped),
    'page-data of a page (bytes)': mean(data, bytes),
    'page-data of a page (bytes, gzip)': mean(data, gzipped),
  };
}
