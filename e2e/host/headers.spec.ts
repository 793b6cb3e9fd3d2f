import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { extname } from 'node:path';
import { IMMUTABLE, REVALIDATED } from '@physics-editor/publish/hosting/cache-rules';
import { ask, tableOf } from '../support/hosts/ask';
import { readBuilt, servedFile, servedFiles } from '../support/pages/built';
import { expect, test } from '../support/test';

const PLAYER = servedFile(/^\/player\/[^/]+\/frame\.html$/).replace('.html', '');
/** Loaded by a page for a scene that requests it. */
const LIBRARY = servedFile(/^\/player\/[^/]+\/sound\.js$/);
const SCRIPT = servedFile(/^\/app-[0-9a-f]+\.js$/);
const CHUNK = servedFile(/\/framework-.+\.js$/);
/** The page of an embedded scene, and the script for pages around it. */
const EMBED = servedFile(/^\/embed\/docs\/.+\.html$/).replace('.html', '');
const EMBED_SCRIPT = '/embed/frames.js';
const STYLES = servedFile(/\/app\..+\.css$/);
const FONT = servedFile(/\.woff2$/);
const PICTURE = encodeURI(servedFile(/^\/static\/.+\.png$/));
const DATA = '/page-data/docs/faq/page-data.json';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

const isHashed = (path: string) => /^\/(?:static|player)\//.test(path) || /[-.][0-9a-f]{20}\.(?:js|css)$/.test(path);

test('every file has its type; files with a hash in their name are cached permanently, others are revalidated', async () => {
  const files = servedFiles().filter((path) => !path.endsWith('.html'));
  // The not-found page has data, too, in a folder named like a page.
  expect(files).toContain('/page-data/404.html/page-data.json');
  expect(files.some(isHashed)).toBe(true);
  expect([...new Set(files.map((path) => extname(path)))]).toEqual(expect.arrayContaining(Object.keys(TYPES)));

  const answers = await tableOf(files, async (path) => {
    const { status, headers } = await ask(encodeURI(path), { method: 'HEAD' });
    return { status, type: headers['content-type'], cache: headers['cache-control'] };
  });
  const expected = await tableOf(files, (path) => ({
    status: 200,
    // deploy/nginx.conf has a type for each kind of file.
    type: TYPES[extname(path)] ?? expect.not.stringContaining('octet-stream'),
    cache: isHashed(path) ? IMMUTABLE : REVALIDATED,
  }));
  expect(answers).toEqual(expected);
});

test('_headers remains within the limits of Cloudflare Pages: 100 rules, 2,000 characters per line', () => {
  const lines = String(readBuilt('/_headers')).split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test('a text is sent as compressed by the build, and answers 304 if it is unchanged; pictures and fonts are as they are', async () => {
  for (const path of ['/docs/faq', DATA, CHUNK, STYLES]) {
    for (const [accepted, ending] of [
      ['gzip', '.gz'],
      ['br', '.br'],
      ['identity', ''],
    ] as const) {
      const row = `${path} as ${accepted}`;
      const answer = await ask(path, { headers: { 'accept-encoding': accepted } });
      // nginx may lack the Brotli module and then sends the text uncompressed.
      const sent = accepted === 'br' && answer.headers['content-encoding'] === undefined ? '' : ending;
      expect.soft(answer.status, row).toBe(200);
      expect.soft(answer.headers['content-encoding'] ?? 'identity', row).toBe(sent === '' ? 'identity' : accepted);
      expect.soft(answer.body.equals(readBuilt((path === '/docs/faq' ? `${path}.html` : path) + sent)), row).toBe(true);
      expect
        .soft(answer.headers['vary'], row)
        .toBe(path === '/docs/faq' ? 'Accept-Encoding, Accept' : 'Accept-Encoding');
      expect.soft(answer.headers['content-type'], row).toMatch(/^(?:text\/(?:html|javascript|css)|application\/json)/);

      const { etag = '' } = answer.headers;
      expect.soft(etag, row).toMatch(/^"[^"]+"$/);
      const again = await ask(path, { headers: { 'accept-encoding': accepted, 'if-none-match': etag } });
      expect.soft(again.status, row).toBe(304);
    }
  }
  for (const path of [FONT, PICTURE]) {
    const { headers } = await ask(path, { headers: { 'accept-encoding': 'gzip' } });
    expect.soft(headers, path).not.toHaveProperty('content-encoding');
  }
});

test('an unsupported method is rejected with the supported ones', async () => {
  const rows = ['/', '/docs/faq', '/404.html', '/sitemap.xml', '/feature-requests/none'].flatMap((path) =>
    ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => `${method} ${path}`),
  );
  const answers = await tableOf(rows, async (row) => {
    const [method = '', path = ''] = row.split(' ');
    const { status, headers } = await ask(path, { method });
    return `${status}, allow: ${headers['allow']}`;
  });
  expect(answers).toEqual(await tableOf(rows, () => '405, allow: GET, HEAD'));
  expect((await ask('/docs/faq')).headers).not.toHaveProperty('allow');
  expect((await ask('/no/such/page')).headers).not.toHaveProperty('allow');
});

test('a thousand slow connections leave capacity for more', async ({ siteOrigin }) => {
  const { hostname, port } = new URL(siteOrigin);
  const slow = Array.from({ length: 1000 }, () => connect(Number(port), hostname));
  try {
    // nginx closes connections beyond its limit at once.
    const lost = new Set<Socket>();
    for (const socket of slow) socket.on('close', () => lost.add(socket)).on('error', () => lost.add(socket));
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    expect((await ask('/docs/faq')).status).toBe(200);
    expect(lost.size).toBe(0);
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

test('every kind of response has the general headers, and none contains the version of the host', async () => {
  const { etag = '' } = (await ask('/docs/faq')).headers;
  for (const [kind, status, { status: found, headers }, isFramedByAnyone = false] of [
    ['a page', 200, await ask('/docs/faq')],
    ['an unchanged page', 304, await ask('/docs/faq', { headers: { 'if-none-match': etag } })],
    ['a redirect', 301, await ask('/docs/faq/')],
    ['no page', 404, await ask('/no/such/page')],
    ['no file', 404, await ask('/static/none.js')],
    ['a request of no page of its own', 200, await ask('/feature-requests/none')],
    ['a script', 200, await ask(SCRIPT)],
    ['a picture', 200, await ask(PICTURE)],
    ['data', 200, await ask(DATA)],
    ['the player', 200, await ask(PLAYER), true],
    ['an embedded scene', 200, await ask(EMBED), true],
  ] as const) {
    expect.soft(found, kind).toBe(status);
    expect.soft(headers, kind).not.toHaveProperty('set-cookie');
    expect.soft(headers, kind).toMatchObject({
      server: 'nginx',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*fullscreen=\*/),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors (?:'self'|\*)$/),
    });
    expect.soft(headers['content-security-policy']?.endsWith(' *'), kind).toBe(isFramedByAnyone);
    expect.soft(headers['x-frame-options'], kind).toBe(isFramedByAnyone ? undefined : 'SAMEORIGIN');
  }
});

test('other sites may load pictures and embedded scenes, but not pages, scripts, data and the player', async () => {
  const open = [PICTURE, '/social-card.png', EMBED, EMBED_SCRIPT];
  const rows = [...open, PLAYER, LIBRARY, '/', '/docs/faq', '/no/such/page', SCRIPT, DATA];
  expect(await tableOf(rows, async (path) => (await ask(path)).headers['cross-origin-resource-policy'])).toEqual(
    await tableOf(rows, (path) => (open.includes(path) ? 'cross-origin' : 'same-origin')),
  );
});

test('the policy allows nothing unsafe in scripts and no other host; that of the player applies only to the player', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy'] ?? '';
  for (const path of ['/', '/docs/faq', '/no/such/page', PICTURE]) {
    const policy = await policyOf(path);
    expect.soft(policy, path).toMatch(/script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[^']+')+;/);
    expect.soft(policy, path).not.toMatch(/\/\/|\*|https?:|'unsafe-eval'|strict-dynamic/);
    expect.soft(policy, path).not.toContain('connect-src data: blob:;');
  }
  expect(await policyOf(PLAYER)).toContain('connect-src data: blob:;');
});
