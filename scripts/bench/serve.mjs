// Load test of nginx with dist/ on this machine, by wrk: a docs page, its data and a picture for 10 s each, then all three with 200 connections for a
// minute. Prints a table and exits with status 1 if a request has failed. Usage: npm run bench:serve [-- --seconds 10 --load 60]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { messageOf } from '../support/message-of.mjs';
import { needProgram } from '../support/programs.cjs';
import { serveFolder } from '../support/serve-folder.cjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, load: { type: 'string', default: '60' } },
});
const [seconds, load] = [Number(values.seconds), Number(values.load)];
if (!(seconds >= 1) || !(load >= 1)) {
  console.error('--seconds (each address) and --load (all of them, 200 connections) take a number of seconds from 1.');
  process.exit(2);
}

const PAGE = '/docs/faq';
const PATHS = { 'docs page': PAGE, 'its page-data': `/page-data${PAGE}/page-data.json`, picture: pictureOfSite() };

/** Script of wrk: requests the paths in turn and prints the counts as JSON. */
const SCRIPT = `
local paths, at = {}, 0
function init(args) paths = args end
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "br, gzip" })
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('RESULT {"requests":%d,"us":%d,"bytes":%d,"p50":%d,"p99":%d,"max":%d,"errors":%d}\\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99), latency.max,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Output of the script. */
const counts = z.record(z.enum(['requests', 'us', 'bytes', 'p50', 'p99', 'max', 'errors']), z.number());

try {
  process.exitCode = await measure();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function measure() {
  const wrk = needProgram('wrk');
  const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
  const script = join(folder, 'paths.lua');
  writeFileSync(script, SCRIPT);
  const host = await serveFolder('.');
  try {
    /** @param {string[]} paths @param {number} time @param {number} connections */
    const run = (paths, time, connections) => runWrk({ wrk, script, url: host.origin, paths, time, connections });
    /** @type {Record<string, ReturnType<typeof runWrk>>} */
    const rows = {};
    for (const [name, path] of Object.entries(PATHS)) rows[name] = run([path], seconds, 50);
    rows[`all, 200 connections, ${load} s`] = run(Object.values(PATHS), load, 200);
    console.table(rows);
    const errors = Object.values(rows).reduce((sum, row) => sum + row.errors, 0);
    if (errors > 0) console.error(`${errors} requests failed.`);
    return errors > 0 ? 1 : 0;
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {{ wrk: string, script: string, url: string, paths: string[], time: number, connections: number }} options `time` in s
 */
function runWrk({ wrk, script, url, paths, time, connections }) {
  const { pathname } = new URL(url);
  const prefix = pathname.replace(/\/$/, '');
  const { stdout, stderr, status, error } = spawnSync(
    wrk,
    [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${time}s`,
      '--timeout=5s',
      `--script=${script}`,
      url,
      '--',
      ...paths.map((path) => prefix + path),
    ],
    { encoding: 'utf8', timeout: (time + 30) * 1000 },
  );
  if (error) throw new Error(`wrk failed: ${error.message}`);
  const result = /^RESULT (.*)$/m.exec(stdout)?.[1];
  if (status !== 0 || result === undefined) throw new Error(`wrk failed:\n${stdout}${stderr}`);
  const { requests, us, bytes, p50, p99, max, errors } = counts.parse(JSON.parse(result));
  /** @param {number} microseconds */
  const milliseconds = (microseconds) => Number((microseconds / 1000).toFixed(2));
  return {
    'requests/s': Math.round(requests / (us / 1e6)),
    'MB/s': Math.round(bytes / us),
    'bytes each': Math.round(bytes / Math.max(requests, 1)),
    'p50 (ms)': milliseconds(p50),
    'p99 (ms)': milliseconds(p99),
    'max (ms)': milliseconds(max),
    errors,
  };
}

/** Path of a picture of a page: the first PNG below dist/static. */
function pictureOfSite() {
  const files = readdirSync('dist/static', { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const picture = files.filter((path) => path.endsWith('.png')).sort()[0];
  if (picture === undefined) throw new Error('There is no picture in dist/.');
  return encodeURI(`/static/${picture}`);
}
