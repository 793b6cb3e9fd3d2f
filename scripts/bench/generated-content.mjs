// Generated docs for benchmarks of builds: pages of 4 KB with two code blocks and a table, all different.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { filesAt } from '../support/files-at.mjs';

const PAGES_PER_FOLDER = 20;
const REMAINING = { blog: 'gravity-scale', showcase: 'pendulum-wave' };
/** The overview of the reference, to which its pages link, and the posters of its examples. */
const OF_REFERENCE = new Set(['api.mdx', 'api']);
const WORDS =
  'a body falls with the acceleration of gravity until it meets the floor and the contact solver pushes back'.split(
    ' ',
  );

/**
 * Replaces the docs of the site in `folder` by that many generated pages, and its posts and showcase items by one each.
 * @param {string} folder
 * @param {number} pages
 */
export function writeContent(folder, pages) {
  const docs = join(folder, 'content/docs');
  for (const [section, remaining] of Object.entries(REMAINING)) {
    for (const entry of readdirSync(join(folder, 'content', section), { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== remaining)
        rmSync(join(folder, 'content', section, entry.name), { recursive: true });
    }
  }
  for (const name of readdirSync(docs)) if (!OF_REFERENCE.has(name)) rmSync(join(docs, name), { recursive: true });
  writeFileSync(join(docs, 'index.mdx'), '---\ntitle: Introduction\n---\n\nGenerated pages for the benchmark.\n');
  const categories = writePages(docs, pages).map(
    ({ name, items }) =>
      `  - category: ${name}\n    items:\n${items.map((item) => `      - doc: ${name}/${item}\n`).join('')}`,
  );
  writeFileSync(join(docs, 'sidebars.yml'), `tutorialSidebar:\n  - doc: index\n${categories.join('')}`);
  removeLinks(folder);
}

/**
 * Writes that many pages into `docs`, in folders of twenty, and returns the folders with their pages. `bench/peers.md` builds them with other tools.
 * @param {string} docs
 * @param {number} pages
 */
export function writePages(docs, pages) {
  return Array.from({ length: Math.ceil(pages / PAGES_PER_FOLDER) }, (_, at) => {
    const [name, first] = [`part-${at}`, at * PAGES_PER_FOLDER];
    mkdirSync(join(docs, name), { recursive: true });
    const items = Array.from(
      { length: Math.min(PAGES_PER_FOLDER, pages - first) },
      (_, item) => `page-${first + item}`,
    );
    for (const item of items) writeFileSync(join(docs, name, `${item}.mdx`), page(item));
    return { name, items };
  });
}

/** Removes the links of the remaining content: most targets have been deleted, and a build with broken links fails. @param {string} folder */
function removeLinks(folder) {
  const content = join(folder, 'content');
  for (const file of filesAt(content).filter((name) => name.endsWith('.mdx')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<!!)\[([^\]]+)\]\([^)]*\)/g, '$1'));
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
