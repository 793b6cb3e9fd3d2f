// Builds copies of the site, each with an empty `.cache`, that have generated docs (4 KB each, two code blocks), one post and one showcase item.
// Prints the stages of each build, its time, processor time and peak memory, and the mean size of a page. Processor time is comparable on a busy
// machine; elapsed time is not. Needs Linux. Usage: npm run bench:build -- --pages 1000,5000
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { copySite, removeSite } from '../support/site-copy.cjs';
import { writeContent } from './generated-content.mjs';
import { watchTree } from './process-tree.mjs';

/** Stages with less processor time, in s, are left out. */
const SHORT = 0.5;

/** @typedef {{ stage: string, 'time (s)': number, 'processor (s)': number }} Stage */

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
const counts = values.pages.split(',').map(Number);
if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
  console.error(`--pages takes whole numbers from 1, such as 1000 or 1000,5000, not "${values.pages}".`);
  process.exit(1);
}
if (!existsSync('/proc/self/stat')) {
  console.error('Processor time and memory are measured by /proc, which only Linux has.');
  process.exit(1);
}

for (const count of counts) await measureBuild(count);

/** Builds a copy with that many pages, and prints what it took. @param {number} count */
async function measureBuild(count) {
  const folder = copySite();
  try {
    writeContent(folder, count);
    const start = performance.now();
    const build = spawn('node', ['node_modules/gatsby/cli.js', 'build'], {
      cwd: folder,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    });
    const tree = watchTree(build.pid ?? 0);
    const ended = Promise.all([once(build, 'close'), text(build.stderr)]);
    const seconds = () => (performance.now() - start) / 1000;
    /** @type {Stage[]} */
    const stages = [];
    let before = { seconds: 0, processor: 0 };
    let output = '';
    for await (const line of createInterface({ input: build.stdout })) {
      output += `${line}\n`;
      const [, stage] = /success (.+?) - \d/.exec(line) ?? [];
      if (stage === undefined) continue;
      const now = { seconds: seconds(), processor: tree.now().seconds };
      const processor = rounded(now.processor - before.processor);
      if (processor >= SHORT)
        stages.push({ stage, 'time (s)': rounded(now.seconds - before.seconds), 'processor (s)': processor });
      before = now;
    }
    const [, complaint] = await ended;
    const most = tree.stop();
    if (build.exitCode !== 0) throw new Error(`The build failed:\n${output}\n${complaint}`);
    console.table(stages);
    report(join(folder, 'dist'), seconds(), most);
  } finally {
    removeSite(folder);
  }
}

/** @param {number} value */
function rounded(value) {
  return Number(value.toFixed(1));
}

/** @param {string} dist @param {number} seconds @param {{ seconds: number, bytes: number }} most */
function report(dist, seconds, most) {
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
  console.table({
    pages: html.length,
    'time (s)': rounded(seconds),
    'pages a second': rounded(html.length / seconds),
    'processor time (s)': rounded(most.seconds),
    'peak memory of all processes (MB)': Math.round(most.bytes / 1024 ** 2),
    'HTML of a page (bytes)': mean(html, bytes),
    'HTML of a page (bytes, gzip)': mean(html, gzipped),
    'page-data of a page (bytes)': mean(data, bytes),
    'page-data of a page (bytes, gzip)': mean(data, gzipped),
  });
}
