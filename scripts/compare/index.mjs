// Compares the appearance of two states of the site: that of a git ref, and this folder. Builds both, takes screenshots of each page type in both
// colour modes at desktop and phone widths, and writes comparison/index.html with these and the posters side by side, the most different first.
// Usage: npm run compare -- <git ref>
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../support/message-of.mjs';
import { serveFolder } from '../support/serve-folder.cjs';
import { comparePictures } from './compare-pictures.mjs';
import { posters } from './posters.mjs';
import { reportOf } from './report.cjs';
import { buildHere, buildRef } from './state.mjs';
import { takePages } from './take-pages.mjs';

const OUT = 'comparison';

const { positionals } = parseArgs({ allowPositionals: true });
const [ref] = positionals;

// Temporary folders are removed after Ctrl+C, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
try {
  if (ref === undefined || positionals.length > 1) throw new Error('Usage: npm run compare -- <git ref>');
  await compare(ref);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** @param {string} name of a git ref */
async function compare(name) {
  const folder = mkdtempSync(join(tmpdir(), 'site-comparison-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const other = buildRef(name, join(folder, 'site'));
  process.on('exit', other.remove);
  buildHere();

  rmSync(OUT, { recursive: true, force: true });
  for (const side of ['before', 'after', 'difference']) mkdirSync(join(OUT, side), { recursive: true });
  /** @type {Awaited<ReturnType<typeof comparePictures>>[]} */
  const results = [];
  for (const each of await takeBoth({ before: other.folder, after: process.cwd() }))
    results.push(await comparePictures(OUT, each));
  writeFileSync(join(OUT, 'index.html'), reportOf(results, { before: other.commit, after: 'this folder' }));
  const changed = results.filter(({ pixels }) => pixels > 0).length;
  console.log(`${changed} of ${results.length} pictures differ: ${join(OUT, 'index.html')}`);
}

/**
 * Takes the pictures of both states, one state after the other, since parallel servers and browsers would slow each other down. Returns their names.
 * @param {{ before: string, after: string }} folders
 */
async function takeBoth(folders) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const [side, folder] of Object.entries(folders)) {
    const host = await serveFolder(folder);
    try {
      console.log(`Pictures of ${folder}`);
      for (const name of await takePages(host.origin, join(OUT, side))) names.add(name);
    } finally {
      await host.close();
    }
    for (const name of posters(folder, join(OUT, side))) names.add(name);
  }
  return [...names].sort();
}
