import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onSite } from './support/prefix';
import { expect, test } from './support/test';

const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The files of dist/, as addresses; those for hosts themselves are not served. */
const builtFiles = (): string[] =>
  readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/').replace(/^dist/, ''))
    .filter((path) => !/\.(?:br|gz)$/.test(path) && !path.startsWith('/_'));

const readBuilt = (path: string): Buffer => readFileSync(`dist${path}`);

/** An answer as it came over the wire, still compressed. */
const rawAnswer = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    }).on('error', reject);
  });

const isHashed = (path: string) => /^\/(?:static|player)\//.test(path) || /[-.][0-9a-f]{20}\.(?:js|css)$/.test(path);

for (const [path, file] of [
  ['/', '/index.html'],
  ['/docs', '/docs.html'],
  ['/docs/faq', '/docs/faq.html'],
  ['/blog/tags', '/blog/tags.html'],
  ['/feature-requests', '/feature-requests.html'],
  ['/feature-requests/planned', '/feature-requests/planned.html'],
  ['/feature-requests/no-such-request', '/feature-requests.html'],
  ['/feature-requests/no/such/request', '/feature-requests.html'],
] as const) {
  test(`${path} answers with ${file}, without a redirect`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers()['cache-control']).toBe(REVALIDATED);
    expect((await response.body()).equals(readBuilt(file))).toBe(true);
  });
}

for (const [path, target] of [
  ['/index.html', '/'],
  ['/docs/', '/docs'],
  ['/docs.html', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/faq/', '/docs/faq'],
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/faq/index.html', '/docs/faq'],
  ['/feature-requests/', '/feature-requests'],
  ['/feature-requests/no-such-request/', '/feature-requests/no-such-request'],
] as const) {
  test(`${path} is redirected to ${target} for good, with its query and without a host`, async ({ request }) => {
    const plain = await request.get(path, { maxRedirects: 0 });
    expect(plain.status()).toBe(301);
    expect(plain.headers()['location']).toBe(onSite(target));
    const withQuery = await request.get(`${path}?q=a%20b&page=2`, { maxRedirects: 0 });
    expect(withQuery.status()).toBe(301);
    expect(withQuery.headers()['location']).toBe(onSite(`${target}?q=a%20b&page=2`));
  });
}

for (const path of ['/docs/faq/', '/docs/faq.html', '/docs/faq/index.html']) {
  test(`a browser that asks for ${path} ends at /docs/faq`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL('/docs/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of [
  '/no/such/page',
  '/docs/no-such-page',
  '/static',
  '/static/',
  '/static/none.js',
  '/page-data',
  '/a.js',
]) {
  test(`${path} answers 404 with the not-found page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe(REVALIDATED);
    expect((await response.body()).equals(readBuilt('/404.html'))).toBe(true);
  });
}

test('a folder is neither listed nor redirected to itself', async ({ request }) => {
  const folder = builtFiles().find((path) => path.split('/').length > 3 && path.startsWith('/static/'));
  const response = await request.get(folder?.replace(/\/[^/]+$/, '') ?? '', { maxRedirects: 0 });
  expect(folder).toBeTruthy();
  expect(response.status()).toBe(404);
});

test('/404.html itself answers, as any page of its own address', async ({ request }) => {
  const response = await request.get('/404.html', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect((await response.body()).equals(readBuilt('/404.html'))).toBe(true);
});

test('no redirect leads to another host', async ({ request, siteOrigin }) => {
  for (const path of [
    '//other.test/',
    '/%5Cother.test/',
    '/%2F%2Fother.test/',
    '/%0D%0Ax:%20y/',
    '/%09/other.test.html',
  ]) {
    const response = await request.get(siteOrigin + path, { maxRedirects: 0 });
    expect(response.headers()['location'] ?? '/', path).toMatch(/^\/(?![/\\\s])/);
    expect(response.headers()['x']).toBeUndefined();
  }
});

test('the data of every page, that of the not-found page too, is there and asked for again', async ({ request }) => {
  const data = builtFiles().filter((path) => path.startsWith('/page-data/'));
  expect(data).toContain('/page-data/404.html/page-data.json');
  for (const path of data) {
    const response = await request.head(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('application/json');
    expect(response.headers()['cache-control'], path).toBe(REVALIDATED);
  }
});

test('what has a hash in its name is kept for good, the rest is asked for again', async ({ request }) => {
  const files = builtFiles().filter((path) => !path.endsWith('.html') && !path.startsWith('/page-data/'));
  expect(files.some(isHashed)).toBe(true);
  for (const path of files) {
    const response = await request.head(encodeURI(path), { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toBe(isHashed(path) ? IMMUTABLE : REVALIDATED);
  }
});

test('a page that is unchanged answers 304', async ({ request }) => {
  const { etag = '' } = (await request.get('/docs/faq')).headers();
  expect(etag).not.toBe('');
  const again = await request.get('/docs/faq', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

test('every kind of file has its type', async ({ request }) => {
  const files = builtFiles().filter((path) => !path.endsWith('.html'));
  const oneOfEach = new Map(files.map((path) => [extname(path), path]));
  expect([...oneOfEach.keys()]).toEqual(expect.arrayContaining(Object.keys(TYPES)));
  for (const [extension, path] of oneOfEach) {
    const type = (await request.head(encodeURI(path))).headers()['content-type'];
    expect(type, path).toBe(TYPES[extension] ?? type);
    expect(type, `deploy/nginx.conf has no type for ${extension}`).not.toBe('application/octet-stream');
  }
});

test('texts are compressed, pictures and fonts are not', async ({ request }) => {
  const encodingOf = async (path: string) => {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    return response.headers()['content-encoding'];
  };
  const fileLike = (pattern: RegExp) => builtFiles().find((path) => pattern.test(path)) ?? '';
  expect(await encodingOf('/docs/faq')).toBe('gzip');
  expect(await encodingOf('/page-data/docs/faq/page-data.json')).toBe('gzip');
  expect(await encodingOf(fileLike(/\/framework-.+\.js$/))).toBe('gzip');
  expect(await encodingOf(fileLike(/\/app\..+\.css$/))).toBe('gzip');
  expect(await encodingOf(fileLike(/\.woff2$/))).toBeUndefined();
  expect(await encodingOf(encodeURI(fileLike(/^\/static\/.+\.png$/)))).toBeUndefined();
});

test('a text is sent as the build has compressed it', async ({ siteOrigin }) => {
  const chunk = builtFiles().find((path) => /\/framework-.+\.js$/.test(path)) ?? '';
  for (const [path, file] of [
    ['/docs/faq', '/docs/faq.html'],
    ['/page-data/docs/faq/page-data.json', '/page-data/docs/faq/page-data.json'],
    [chunk, chunk],
  ] as const) {
    for (const [accepted, ending] of [
      ['gzip', '.gz'],
      ['br', '.br'],
      ['identity', ''],
    ] as const) {
      const answer = await rawAnswer(siteOrigin + onSite(path), { 'accept-encoding': accepted });
      const encoding = answer.headers['content-encoding'];
      // nginx may lack the module for Brotli: the text is sent as it is then.
      const sent = accepted === 'br' && encoding === undefined ? '' : ending;
      expect(answer.status, path).toBe(200);
      expect(answer.body.equals(readBuilt(file + sent)), `${path} as ${accepted}`).toBe(true);
      expect(answer.headers['vary'], path).toBe('Accept-Encoding');
      expect(answer.headers['content-type'], path).toMatch(/^(?:text\/html|text\/javascript|application\/json)/);

      const { etag = '' } = answer.headers;
      const again = await rawAnswer(siteOrigin + onSite(path), { 'accept-encoding': accepted, 'if-none-match': etag });
      expect({ path, accepted, status: again.status, etag }).toEqual({
        path,
        accepted,
        status: 304,
        etag: expect.stringMatching(/^"[^"]+"$/),
      });
    }
  }
});

test('the compressed files are no addresses of their own', async ({ request }) => {
  const asset = builtFiles().find((path) => path.startsWith('/static/') && path.endsWith('.svg')) ?? '/static/x.svg';
  const chunk = builtFiles().find((path) => /\/framework-.+\.js$/.test(path)) ?? '';
  for (const path of ['/docs/faq', '/docs/faq.html', '/index.html', chunk, asset]) {
    for (const ending of ['.br', '.gz']) {
      const response = await request.get(path + ending, { maxRedirects: 0 });
      expect(response.status(), path + ending).toBe(404);
    }
  }
});

test('the host does not tell its version', async ({ request }) => {
  expect((await request.get('/')).headers()['server']).toBe('nginx');
});

test('a method that files do not answer is refused with those that they do', async ({ request }) => {
  for (const path of ['/', '/docs/faq', '/404.html', '/sitemap.xml', '/feature-requests/none']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method, maxRedirects: 0 });
      expect(response.status(), `${method} ${path}`).toBe(405);
      expect(response.headers()['allow'], `${method} ${path}`).toBe('GET, HEAD');
    }
  }
  expect((await request.get('/docs/faq')).headers()).not.toHaveProperty('allow');
  expect((await request.get('/no/such/page')).headers()).not.toHaveProperty('allow');
});

test('a thousand connections that take their time leave room for more', async ({ request, siteOrigin }) => {
  const { hostname, port } = new URL(siteOrigin);
  const slow = Array.from({ length: 1000 }, () => connect(Number(port), hostname));
  try {
    // nginx closes at once what it has no room for.
    const lost = new Set<Socket>();
    for (const socket of slow) socket.on('close', () => lost.add(socket)).on('error', () => lost.add(socket));
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    expect((await request.get('/docs/faq')).status()).toBe(200);
    expect(lost.size).toBe(0);
  } finally {
    for (const socket of slow) socket.destroy();
  }
});
