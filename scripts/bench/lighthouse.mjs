// Measures pages of dist/ by Lighthouse as on a phone, three runs each, and prints the median. Lighthouse is fetched by npx the first time.
// Usage: npm run bench:lighthouse
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needProgram } from '../support/programs.cjs';
import { serveFolder } from '../support/serve-folder.cjs';

const LIGHTHOUSE = 'lighthouse@13.0.2';
const RUNS = 3;
const PAGES = ['/', '/docs/snapping', '/docs/api/classes/CircleNode', '/blog', '/blog/gravity-scale', '/showcase'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  'LCP (ms)': 'largest-contentful-paint',
  'FCP (ms)': 'first-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const chromium = needProgram('chromium');
const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
const host = await serveFolder('.');
try {
  const rows = {};
  for (const path of PAGES) rows[path] = medianOf(Array.from({ length: RUNS }, () => run(host.origin + path)));
  console.table(rows);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}

/** One run of Lighthouse: scores from 0 to 100, and times. A run may fail by itself, as when Chromium records no start: it is made again. */
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
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (status !== 0 && attempts > 1) return run(address, attempts - 1);
  if (status !== 0) throw new Error(`Lighthouse failed for ${address}:\n${stdout}${stderr}`);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    ...Object.fromEntries(
      Object.entries(AUDITS).map(([name, audit]) => [name, Number(audits[audit].numericValue.toFixed(3))]),
    ),
  };
}

function medianOf(runs) {
  const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(runs.map((each) => each[name]))]));
}
