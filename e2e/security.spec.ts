import type { APIResponse } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { observe, score } from './support/observatory';
import { open } from './support/open';
import { builtPages, type BuiltPage } from './support/pages';
import { expect, test } from './support/test';

/** The addresses of the files in dist/ with `pattern` in them; there is one at least. */
function builtFile(pattern: RegExp): string {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map(
    (path) => `/${path.replaceAll('\\', '/')}`,
  );
  const file = files.find((path) => pattern.test(path));
  if (file === undefined) throw new Error(`dist/ has no file like ${pattern}.`);
  return file;
}

const PLAYER = builtFile(/^\/player\/[^/]+\/frame\.html$/).replace('.html', '');
/** What the player, a document without an origin, loads for a scene that asks for it. */
const LIBRARY = builtFile(/^\/player\/[^/]+\/sound\.js$/);
const SCRIPT = builtFile(/^\/app-[0-9a-f]+\.js$/);
const PICTURE = encodeURI(builtFile(/^\/static\/.+\.png$/));
const DATA = '/page-data/docs/faq/page-data.json';

const answerOf = async (response: APIResponse) => {
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  return { headers: response.headers(), ...(isPage && { html: await response.text() }) };
};

for (const path of ['/', '/docs/faq', '/blog/gravity-scale', '/no/such/page', SCRIPT, DATA]) {
  test(`${path.replace(/-[0-9a-f]{20}/, '')} is an A+ by the rules of the Observatory`, async ({ request }) => {
    const findings = observe(await answerOf(await request.get(path)));
    expect(score(findings), JSON.stringify(findings, null, 2)).toBeGreaterThanOrEqual(100);
    expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([]);
  });
}

test('the rules take off what the Observatory takes off', () => {
  expect(score(observe({ headers: {}, html: '<script src="http://elsewhere.test/a.js"></script>' }))).toBe(0);
  expect(score(observe({ headers: {} }))).toBe(30);
  const strict = {
    'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=15768000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
  expect(score(observe({ headers: strict }))).toBe(130);
  const policy = "script-src 'self' 'unsafe-inline'; object-src 'none'";
  expect(score(observe({ headers: { ...strict, 'content-security-policy': policy } }))).toBe(60);
});

test('every kind of answer has the general headers', async ({ request }) => {
  const { etag = '' } = (await request.get('/docs/faq')).headers();
  const answers: [string, number, APIResponse][] = [
    ['a page', 200, await request.get('/docs/faq')],
    ['an unchanged page', 304, await request.get('/docs/faq', { headers: { 'if-none-match': etag } })],
    ['a redirect', 301, await request.get('/docs/faq/', { maxRedirects: 0 })],
    ['no page', 404, await request.get('/no/such/page')],
    ['no file', 404, await request.get('/static/none.js')],
    ['a request of no page of its own', 200, await request.get('/feature-requests/none')],
    ['a script', 200, await request.get(SCRIPT)],
    ['a picture', 200, await request.get(PICTURE)],
    ['data', 200, await request.get(DATA)],
    ['the player', 200, await request.get(PLAYER)],
  ];
  for (const [kind, status, response] of answers) {
    expect(response.status(), kind).toBe(status);
    expect(response.headers(), kind).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*fullscreen=\(self\)/),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'self'$/),
    });
  }
});

test('pictures and the player may be had from elsewhere, pages, scripts and data may not', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['cross-origin-resource-policy'];
  expect(await policyOf(PICTURE)).toBe('cross-origin');
  expect(await policyOf('/social-card.png')).toBe('cross-origin');
  expect(await policyOf(LIBRARY)).toBe('cross-origin');
  for (const path of ['/', '/docs/faq', '/no/such/page', SCRIPT, DATA])
    expect(await policyOf(path)).toBe('same-origin');
});

test('the policy lets scripts do nothing unsafe and names no other host; that of the player holds for the player alone', async ({
  request,
}) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/', '/docs/faq', '/no/such/page', PICTURE]) {
    const policy = await policyOf(path);
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[^']+')+;/);
    expect(policy).not.toMatch(/\/\/|\*|https?:|'unsafe-eval'|strict-dynamic/);
  }
  expect(await policyOf(PLAYER)).toContain('connect-src data: blob:;');
});

for (const path of ['/_headers', '/_redirects', '/_nginx', '/_nginx/', '/_nginx/maps.conf', '/_nginx/headers.conf']) {
  test(`${path} is for the host alone`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  });
}

test('a script that is slipped into a page does not run', async ({ page, allow }) => {
  allow.error(/content security policy/i);
  await open(page, '/docs/faq');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Slipped in"';
    document.body.append(script);
    const link = document.createElement('div');
    link.innerHTML = '<img src="data:," onerror="document.title = \'Slipped in\'">';
    document.body.append(link);
    return new Promise<boolean>((resolve) => {
      link.querySelector('img')?.addEventListener('error', () => resolve(document.title === 'Slipped in'));
    });
  });
  expect(hasRun).toBe(false);
});

test.describe('pages of dist/', () => {
  test.describe.configure({ mode: 'default' });
  let pages: BuiltPage[];
  test.beforeAll(() => {
    pages = builtPages().filter(({ path }) => !path.startsWith('/player/'));
  });

  test('each has its policy before all that it governs, with its own scripts alone', () => {
    for (const { path, document } of pages) {
      const [charset, policy] = document.head.children;
      expect(charset?.getAttribute('charset'), path).toBe('utf-8');
      expect(policy?.getAttribute('http-equiv'), path).toBe('Content-Security-Policy');
      expect(policy?.getAttribute('content'), path).toMatch(/^default-src 'none'; script-src 'self'/);
    }
  });

  test('none has an event handler or a script in an address', () => {
    const found = pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => [...element.attributes])
        .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `${path}: ${name}="${value}"`),
    );
    expect(found).toEqual([]);
  });

  test('none loads anything from another host', () => {
    const LOADED =
      'script[src], img, source, video, audio, track, iframe, embed, object, input[src], use, image, link:not([rel="canonical"], [rel="alternate"])';
    const found = pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll(LOADED)]
        .flatMap((element) => [...element.attributes])
        .filter(({ name }) => /^(?:src|srcset|href|xlink:href|data|poster|imagesrcset)$/.test(name))
        .filter(({ value }) => /(?:^|[\s,])(?:[a-z]+:)?\/\//i.test(value))
        .map(({ name, value }) => `${path}: ${name}="${value}"`),
    );
    const inStyles = pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('style')]
        .filter(({ textContent }) => /(?:url\(\s*["']?|@import\s+["'])(?:[a-z]+:)?\/\//i.test(textContent ?? ''))
        .map(() => `${path}: <style>`),
    );
    expect([...found, ...inStyles]).toEqual([]);
  });
});
