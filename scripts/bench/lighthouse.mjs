// Measures pages of dist/ with Lighthouse's mobile settings, three runs each, and prints the medians. npx downloads Lighthouse on first use.
// Usage: npm run bench:lighthouse
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../support/message-of.mjs';
import { needProgram } from '../support/programs.cjs';
import { serveFolder } from '../support/serve-folder.cjs';
import { medianOf } from './median.mjs';

const LIGHTHOUSE = 'lighthouse@13.0.2';
const RUNS = 3;
const PAGES = ['/', '/docs/snapping', '/docs/api/classes/CircleNode', '/blog', '/blog/gravity-scale', '/showcase'];
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

const chromium = needProgram('chromium');
const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
const host = await serveFolder('.');
try {
  /** @type {Record<string, Row>} */
  const rows = {};
  for (const path of PAGES) rows[path] = medianOf(Array.from({ length: RUNS }, () => run(host.origin + path)));
  console.table(rows);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
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
