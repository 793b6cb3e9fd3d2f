import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { isUnavailable, isValid } from '../../src/worker/validate';

const HASH = '0123456789abcdef0123';
const SCRIPT = `/app-${HASH}.js`;
const STYLE = `/app.${HASH}.css`;
const DATA = '/page-data/docs/faq/page-data.json';
const PICTURE = '/static/a/b/picture.png';
const FONT = '/static/font.woff2';
const PART = '/pagefind/fragment/en_1.pf_fragment';
const WASM = '/pagefind/wasm.en.pagefind';
const HTML = '<!doctype html><html><body>Log in</body></html>';
const INDEX = gzipSync('pagefind_dcd and the parts of an index');

interface Given {
  type?: string;
  body?: BodyInit;
  status?: number;
}

/** An answer; without a type, it names none. */
function answer({ type, body = 'text', status = 200 }: Given): Response {
  const response = new Response(body, { status });
  response.headers.delete('content-type');
  if (type !== undefined) response.headers.set('content-type', type);
  return response;
}

const check = (path: string, given: Given, digest?: string) =>
  isValid(`https://site.example${path}`, answer(given), digest);

test.each<[string, Given]>([
  [SCRIPT, { type: 'text/javascript' }],
  [SCRIPT, { type: 'Application/JavaScript ; charset=UTF-8' }],
  [SCRIPT, { type: 'application/x-javascript' }],
  ['/pagefind/pagefind.js?attempt=2', { type: 'text/javascript' }],
  [STYLE, { type: 'text/css;charset=utf-8' }],
  [DATA, { type: 'application/json', body: '{"build":"a"}' }],
  ['/pagefind/pagefind-entry.json?ts=1', { type: 'application/json', body: '{}' }],
  [PICTURE, { type: 'image/png' }],
  ['/static/drawing.svg', { type: 'image/svg+xml' }],
  ['/static/picture.avif', { type: 'application/octet-stream' }],
  [FONT, { type: 'font/woff2' }],
  [FONT, { type: 'application/font-woff2' }],
  [FONT, {}],
  [PART, { type: 'application/vnd.pagefind', body: INDEX }],
  [PART, { type: 'application/octet-stream', body: INDEX }],
  [WASM, { body: INDEX }],
  ['/static/film.mp4', { type: 'video/mp4' }],
  ['/docs/faq', { type: 'text/html; charset=utf-8', body: HTML }],
  ['/docs/faq.html', { type: 'text/html', body: `${HTML}<!-- by the host -->` }],
  ['/', { type: 'text/html', body: HTML }],
])('%s as %j is valid', async (path, given) => {
  expect(await check(path, given)).toBe(true);
});

test.each([SCRIPT, STYLE, DATA, PICTURE, FONT, PART, WASM, '/static/film.mp4', '/pagefind/pagefind.js'])(
  'HTML is not valid for %s, whatever its content type and case',
  async (path) => {
    expect(await check(path, { type: 'text/html', body: HTML })).toBe(false);
    expect(await check(path, { type: 'TEXT/HTML; Charset=utf-8', body: HTML })).toBe(false);
  },
);

test.each<[string, string, Given]>([
  ['JSON for a script', SCRIPT, { type: 'application/json', body: '{}' }],
  ['JSON for a style sheet', STYLE, { type: 'application/json', body: '{}' }],
  ['a script for JSON', DATA, { type: 'text/javascript', body: '{}' }],
  ['a script of no type', SCRIPT, {}],
  ['a script of two types', SCRIPT, { type: 'text/html, text/javascript' }],
  ['a type that only starts like the right one', SCRIPT, { type: 'text/javascript-like' }],
  ['HTML that the host calls JSON', DATA, { type: 'application/json', body: HTML }],
  ['HTML that the host calls bytes, for the index', PART, { type: 'application/octet-stream', body: HTML }],
  ['HTML of no type for the WebAssembly', WASM, { body: HTML }],
  ['text for a picture', PICTURE, { type: 'text/plain' }],
  ['text for a font', FONT, { type: 'text/plain' }],
  ['text for a page', '/docs/faq', { type: 'text/plain', body: HTML }],
  ['cut-off JSON', DATA, { type: 'application/json', body: '{"build":"a","resu' }],
  ['a cut-off part of the index', PART, { body: INDEX.subarray(0, -3) }],
  ['a changed part of the index', PART, { body: Buffer.concat([INDEX.subarray(0, -8), Buffer.alloc(8)]) }],
  ['a cut-off page', '/docs/faq', { type: 'text/html', body: HTML.slice(0, -9) }],
  ['a part of a file', SCRIPT, { type: 'text/javascript', status: 206 }],
  ['an error', SCRIPT, { type: 'text/javascript', status: 500 }],
  ['a page that is not there', '/docs/faq', { type: 'text/html', body: HTML, status: 404 }],
])('%s is not valid', async (_, path, given) => {
  expect(await check(path, given)).toBe(false);
});

test.each([
  [SCRIPT, 'text/javascript'],
  [STYLE, 'text/css'],
  [DATA, 'application/json'],
  [PICTURE, 'image/png'],
  [FONT, 'font/woff2'],
  [PART, 'application/octet-stream'],
  ['/docs/faq', 'text/html'],
])('an empty %s is not valid', async (path, type) => {
  expect(await check(path, { type, body: '' })).toBe(false);
});

test('a file with another digest is not valid: it is truncated, or another file', async () => {
  const type = 'text/javascript';
  const digest = createHash('sha256').update('let a = 1;').digest('hex').slice(0, 20);
  expect(await check(SCRIPT, { type, body: 'let a = 1;' }, digest)).toBe(true);
  expect(await check(SCRIPT, { type, body: 'let a =' }, digest)).toBe(false);
});

test('a redirected response is not valid, nor is a network error', async () => {
  const redirected = answer({ type: 'text/javascript' });
  Object.defineProperty(redirected, 'redirected', { value: true });
  expect(await isValid(`https://site.example${SCRIPT}`, redirected)).toBe(false);
  expect(await isValid(`https://site.example${SCRIPT}`, Response.error())).toBe(false);
});

test('an incomplete body is not valid', async () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('let a'));
      controller.error(new TypeError('The connection was closed.'));
    },
  });
  expect(await check(SCRIPT, { type: 'text/javascript', body })).toBe(false);
});

test('the body of a valid response can still be read', async () => {
  const response = answer({ type: 'text/css', body: 'p { margin: 0 }' });
  await isValid(`https://site.example${STYLE}`, response);
  expect(await response.text()).toBe('p { margin: 0 }');
});

test('a host is unavailable if its status says so of the host, not of the resource', () => {
  for (const status of [500, 501, 502, 503, 504, 511, 429]) {
    expect(isUnavailable(new Response(null, { status }))).toBe(true);
  }
  for (const status of [200, 301, 401, 403, 404, 410]) {
    expect(isUnavailable(new Response(null, { status }))).toBe(false);
  }
});

test('a failed preload of a document counts as an unavailable host', () => {
  expect(isUnavailable(Response.error())).toBe(true);
});
