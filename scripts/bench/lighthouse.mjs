// Measures pages of dist/ with Lighthouse's mobile settings, five runs each, and prints the medians; with --peer, also two pages of another site, such
// as that of Starlight which `npm run bench:build -- --peers` has built. npx downloads Lighthouse on first use.
// Usage: npm run bench:lighthouse [-- --peer <folder with the peer's dist/>]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { freePort } from '../support/free-port.cjs';
import { messageOf } from '../support/message-of.mjs';
import { needProgram } from '../support/programs.cjs';
import { serveFolder } from '../support/serve-folder.cjs';
import { whenAnswered } from '../support/when-answered.cjs';
import { medianOf } from './median.mjs';

const LIGHTHOUSE = 'lighthouse@13.0.2';
/** The longest wait for the peer's host, in ms. */
const PATIENCE = 10_000;
const RUNS = 5;
const PAGES = [
  '/',
  '/docs/snapping',
  '/docs/faq',
  '/docs/api/classes/CircleNode',
  '/blog',
  '/blog/gravity-scale',
  '/showcase',
];
/** Pages of the peer. */
const PEER_PAGES = ['/', '/part-0/page-0/'];
const CATEGORIES = z.enum(['performance', 'accessibility', 'best-practices', 'seo']);
const AUDITS = z.enum({
  'LCP (ms)': 'largest-contentful-paint',
  'FCP (ms)': 'first-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
});
const lighthouseReport = z.object({
  categories: z.looseRecord(CATEGORIES, z.object({ score: z.number() })),
  audits: z.looseRecord(AUDITS, z.object({ numericValue: z.number() })),
});

const { values } = parseArgs({ options: { peer: { type: 'string' } } });
const chromium = needProgram('chromium');
const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
const hosts = [];
try {
  const host = await serveFolder('.');
  hosts.push(host);
  const peer = values.peer === undefined ? undefined : await servePeer(values.peer);
  if (peer) hosts.push(peer);
  /** @type {Record<string, Row>} */
  const rows = {};
  const measure = (/** @type {string} */ name, /** @type {string} */ address) => {
    rows[name] = medianOf(Array.from({ length: RUNS }, () => run(address)));
  };
  for (const path of PAGES) measure(path, host.origin + path);
  if (peer) for (const path of PEER_PAGES) measure(`peer ${path}`, peer.origin + path);
  console.table(rows);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  for (const { close } of hosts) await close();
  rmSync(folder, { recursive: true, force: true });
}

/** Serves the dist/ of another site, with compression. @param {string} site */
async function servePeer(site) {
  if (!existsSync(join(site, 'dist/index.html'))) throw new Error(`There is no built site in ${join(site, 'dist')}.`);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const args = ['node_modules/serve/build/main.js', '--listen', origin.replace('http', 'tcp'), join(site, 'dist')];
  const server = spawn(process.execPath, args, { stdio: 'ignore' });
  const close = () => server.kill();
  try {
    await whenAnswered(origin, PATIENCE);
  } catch (error) {
    close();
    throw error;
  }
  return { origin, close };
}

/** @typedef {Record<string, number>} Row */

/**
 * One run of Lighthouse: scores from 0 to 100, times in ms, and CLS. A run that fails is repeated, since Lighthouse fails sporadically, for example
 * if Chromium records no start of the navigation.
 * @param {string} address
 * @returns {Row}
 */
function run(address, attempts = 3) {
  const file = join(folder, 'report.json');
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.options.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (status !== 0 && attempts > 1) return run(address, attempts - 1);
  if (status !== 0) throw new Error(`Lighthouse failed for ${address}:\n${stdout}${stderr}`);
  const { categories, audits } = lighthouseReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    ...Object.fromEntries(CATEGORIES.options.map((name) => [name, Math.round(categories[name].score * 100)])),
    ...Object.fromEntries(
      Object.entries(AUDITS.enum).map(([name, audit]) => [name, Number(audits[audit].numericValue.toFixed(3))]),
    ),
  };
}
