// Builds a copy of the site, with an empty `.cache`, that has generated docs (4 KB each, two code blocks), one post and one showcase item. Prints
// wall time, peak memory and the mean size of a page. Usage: npm run bench:build -- --pages 1000
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { copySite, removeSite } from '../support/site-copy.cjs';

const PAGES_PER_CATEGORY = 20;
const REMAINING = { blog: 'gravity-scale', showcase: 'pendulum-wave' };
const API_OVERVIEW = 'api.mdx';
const WORDS =
  'a body falls with the acceleration of gravity until it meets the floor and the contact solver pushes back'.split(
    ' ',
  );

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
const pages = Number(values.pages);
if (!Number.isInteger(pages) || pages < 1) {
  console.error(`--pages takes a whole number from 1, not "${values.pages}".`);
  process.exit(1);
}

const folder = copySite();
try {
  writeContent();
  const memoryLog = join(folder, 'memory.log');
  const start = performance.now();
  const build = spawnSync('node', ['node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--require ${resolve('scripts/bench/log-memory.cjs')}`,
      MEMORY_LOG: memoryLog,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}\n${build.stderr}`);
  report(seconds, Math.max(...readFileSync(memoryLog, 'utf8').trim().split('\n').map(Number)));
} finally {
  removeSite(folder);
}

function writeContent() {
  const docs = join(folder, 'content/docs');
  for (const [section, remaining] of Object.entries(REMAINING)) {
    for (const entry of readdirSync(join(folder, 'content', section), { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== remaining)
        rmSync(join(folder, 'content', section, entry.name), { recursive: true });
    }
  }
  const overview = readFileSync(join(docs, API_OVERVIEW), 'utf8'); // The pages of the reference link to it.
  rmSync(docs, { recursive: true });
  mkdirSync(docs);
  writeFileSync(join(docs, API_OVERVIEW), overview);
  writeFileSync(join(docs, 'index.mdx'), '---\ntitle: Introduction\n---\n\nGenerated pages for the benchmark.\n');
  const categories = [];
  for (let first = 0; first < pages; first += PAGES_PER_CATEGORY) {
    const name = `part-${first / PAGES_PER_CATEGORY}`;
    mkdirSync(join(docs, name));
    const items = Array.from({ length: Math.min(PAGES_PER_CATEGORY, pages - first) }, (_, at) => `page-${first + at}`);
    for (const item of items) writeFileSync(join(docs, name, `${item}.mdx`), page(item));
    categories.push(
      `  - category: ${name}\n    items:\n${items.map((item) => `      - doc: ${name}/${item}\n`).join('')}`,
    );
  }
  writeFileSync(join(docs, 'sidebars.yml'), `tutorialSidebar:\n  - doc: index\n${categories.join('')}`);
  removeLinks();
}

/** Removes the links of the remaining content: most targets have been deleted, and a build with broken links fails. */
function removeLinks() {
  const content = join(folder, 'content');
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.mdx')) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<!!)\[([^\]]+)\]\([^)]*\)/g, '$1'));
  }
  const settings = join(content, 'site.yml');
  /** @param {unknown} _ @param {unknown} value */
  const sections = (_, value) => (typeof value === 'string' ? value.replace(/^\/(docs|blog)\/.*$/, '/$1') : value);
  const changed = { ...z.looseObject({}).parse(parse(readFileSync(settings, 'utf8'), sections)), redirects: [] };
  writeFileSync(settings, stringify(changed));
}

/** A page of about 4 KB with two listings and a table. All pages differ, so that caches of parts of a page have no effect. @param {string} name */
function page(name) {
  /** @param {number} seed */
  const sentence = (seed) => WORDS.map((_, at) => WORDS[(at * 7 + seed) % WORDS.length]).join(' ');
  /** @param {number} seed */
  const paragraph = (seed) => Array.from({ length: 5 }, (_, at) => `The ${sentence(seed + at)}.`).join(' ');
  const number = Number(name.split('-')[1]);
  /** @param {number} seed */
  const listing = (seed) => `\`\`\`js title="${name}-${seed}.js" {2}
class Script${seed} {
  constructor(node) { this.node = node; this.total = ${number * seed}; }
  update(delta) {
    // Simulated time in seconds.
    this.total += delta / 1000;
    if (this.total > ${seed}) this.node.applyForce({ x: ${seed}, y: 0 });
  }
}
\`\`\``;
  return `---
title: Page ${number}
description: Generated page ${number} of the benchmark.
---

${paragraph(number)}

## First part

${paragraph(number + 1)}

${listing(1)}

### Numbers

| t (s) | v (m/s) | s (m) |
| --- | --- | --- |
${Array.from({ length: 6 }, (_, t) => `| ${t} | ${(9.8 * t).toFixed(1)} | ${(4.9 * t * t + number).toFixed(1)} |`).join('\n')}

## Second part

${paragraph(number + 2)}

${listing(2)}

${paragraph(number + 3)}
`;
}

/** @param {number} seconds @param {number} peakMemory in KB */
function report(seconds, peakMemory) {
  const dist = join(folder, 'dist');
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
    'wall time (s)': Number(seconds.toFixed(1)),
    'peak memory of a process (MB)': Math.round(peakMemory / 1024),
    'HTML of a page (bytes)': mean(html, bytes),
    'HTML of a page (bytes, gzip)': mean(html, gzipped),
    'page-data of a page (bytes)': mean(data, bytes),
    'page-data of a page (bytes, gzip)': mean(data, gzipped),
  });
}
