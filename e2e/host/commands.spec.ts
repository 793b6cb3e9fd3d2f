import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { siteUrl } from '../support/hosts/prefix';
import { startProxy, type Answer } from '../support/hosts/tampering-proxy';
import { expect, test } from '../support/test';

/** Runs `npm run deploy:check` on an address. */
async function check(address?: string): Promise<{ status: number | null; output: string }> {
  const args = ['scripts/deploy-check/index.mjs', ...(address === undefined ? [] : [address])];
  const run = spawn('node', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  return { status: run.exitCode, output: stdout + stderr };
}

/** The row of a check in the table. */
const lineOf = (output: string, name: string) => output.split('\n').find((line) => line.startsWith(name)) ?? '';

test('our own host has no faults', async () => {
  const { status, output } = await check(siteUrl());
  expect(output).toContain('No faults.');
  expect(status).toBe(0);
  expect(output.match(/[1-9]\d* checked {2}ok/g)).toHaveLength(11);
});

/** A faulty deployment, in every way that the check detects. */
function spoil(path: string, answer: Answer): void {
  if (path.endsWith('/docs')) answer.body = answer.body.replace(/(data-compilation=')[0-9a-f]+/, '$1beef');
  if (path.endsWith('/page-data/blog/page-data.json')) answer.body = answer.body.slice(0, 200);
  if (path.endsWith('/page-data/showcase/page-data.json'))
    answer.body = answer.body.replace(/("build":")[0-9a-f]+/, '$1cafe');
  if (/\/framework-[0-9a-f]+\.js$/.test(path)) answer.status = 404;
  if (/\/app-[0-9a-f]+\.js$/.test(path)) answer.headers['cache-control'] = 'no-cache';
  if (path.endsWith('/app-data.json')) answer.headers['content-type'] = 'text/plain';
  if (path.includes('no-such-page')) answer.status = 200;
  if (/[^/]+\/[^/]+\/$/.test(path)) answer.status = 404;
  delete answer.headers['x-content-type-options'];
  if (path.includes('/embed/')) answer.headers['content-security-policy'] = "frame-ancestors 'self'";
  delete answer.headers['vary'];
}

test('all faults of a deployment are reported, and the command fails', async ({ siteOrigin }) => {
  const proxy = await startProxy(siteOrigin, spoil);
  try {
    const { status, output } = await check(siteUrl().replace(siteOrigin, proxy.origin));
    expect(status).toBe(1);
    expect(output).toMatch(/\/docs is of build beef, app-data\.json of [0-9a-f]{20}/);
    expect(output).toContain('/page-data/showcase/page-data.json is of build cafe');
    expect(output).toContain('/page-data/blog/page-data.json is not the data of /blog');
    expect(output).toMatch(/\/framework-[0-9a-f]+\.js, which a page loads, answers 404/);
    expect(output).toMatch(/\/app-[0-9a-f]+\.js never changes, but has Cache-Control "no-cache"/);
    expect(output).toContain('/page-data/app-data.json is sent as "text/plain", not application/json');
    expect(output).toContain('/ has no x-content-type-options');
    expect(output).toContain('/ is not compressed');
    expect(output).toContain('/ has no "Vary: Accept-Encoding"');
    expect(output).toContain('/docs depends on Accept, but has no "Vary: Accept"');
    expect(output).toMatch(/\/embed\/\S+ cannot be framed by other sites/);
    expect(output).toMatch(/\/no-such-page\S* answers 200, not 404/);
    expect(output).toMatch(/\/\S+\/ answers 404, and does not redirect to \//);
    expect(lineOf(output, 'Pages')).toMatch(/ok$/);
    expect(lineOf(output, 'Single build')).toMatch(/\d+ faults$/);
  } finally {
    await proxy.close();
  }
});

test('a host that does not answer fails the command, and so does a missing address', async () => {
  const proxy = await startProxy('http://127.0.0.1:9', () => undefined);
  await proxy.close();
  const gone = await check(proxy.origin);
  expect(gone.status).toBe(1);
  expect(gone.output).toContain(`${proxy.origin}/ does not answer`);

  const nowhere = await check();
  expect(nowhere.status).toBe(2);
  expect(nowhere.output).toContain('The address of the site is missing');
});
