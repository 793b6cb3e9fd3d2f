// Measures builds of copies of the site, each without any cache. Without options: the site itself, then again with nothing changed, then with one text
// changed. With --pages: copies that have generated docs (4 KB each, two code blocks), one post and one showcase item.
// Prints the stages of each build, its time, processor time and peak memory, and the mean size of a generated page. Processor time is comparable on a
// busy machine; elapsed time is not. Needs Linux. Usage: npm run bench:build -- --pages 1000,5000
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { copySite, removeSite } from '../support/site-copy.cjs';
import { writeContent } from './generated-content.mjs';
import { measuredBuild, rounded } from './measured-build.mjs';

/** @import { Measured } from './measured-build.mjs' */

const { values } = parseArgs({ options: { pages: { type: 'string' } } });
const counts = values.pages?.split(',').map(Number) ?? [];
if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
  console.error(`--pages takes whole numbers from 1, such as 1000 or 1000,5000, not "${values.pages ?? ''}".`);
  process.exit(1);
}
if (!existsSync('/proc/self/stat')) {
  console.error('Processor time and memory are measured by /proc, which only Linux has.');
  process.exit(1);
}

if (counts.length === 0) await withCopy(measureSite);
for (const count of counts) await withCopy((folder) => measurePages(folder, count));

/** @param {(folder: string) => Promise<void>} measure */
async function withCopy(measure) {
  const folder = copySite();
  try {
    leaveCaches(folder);
    await measure(folder);
  } finally {
    removeSite(folder);
  }
}

/** @param {string} folder */
async function measureSite(folder) {
  print('The site, without any cache', await measuredBuild(folder));
  print('Nothing changed', await measuredBuild(folder));
  const docs = join(folder, 'content/docs');
  const [text = ''] = readdirSync(docs).filter((name) => name.endsWith('.mdx'));
  appendFileSync(join(docs, text), '\nOne more sentence.\n');
  print(`One text changed (${text})`, await measuredBuild(folder));
}

/** Gives a copy packages without the caches of the original. @param {string} folder */
function leaveCaches(folder) {
  const packages = join(folder, 'node_modules');
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(packages, name));
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
    readdirSync(join(dist, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name) && /part-/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name));
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
