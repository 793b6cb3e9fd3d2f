import type { Page } from '@playwright/test';
import { extname } from 'node:path';
import { h1 } from '../support/frame';
import { TYPES, type ChangingHost, type Fault } from '../support/hosts/changing-host';
import { cachedPaths, names, test, visit } from '../support/offline';
import { hydrated } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { readBuilt, servedFile } from '../support/pages/built';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect } from '../support/test';
import { documentsOf, followLink } from '../support/watch';

test.use({ serviceWorkers: 'allow' });

/** Browser messages about faulty responses. */
const FAULTS = /status of (?:403|404|429|50\d)|MIME type|ERR_FAILED|Unexpected token|Loading (?:CSS )?chunk/;

const LOGIN = '<!doctype html><html><head><title>Log in</title></head><body><h1>Log in</h1></body></html>';
const UNAVAILABLE = '<!doctype html><html><head><title>Sorry</title></head><body><h1>Unavailable</h1></body></html>';

/** One address for each kind of file that the worker stores. */
const KINDS = {
  script: servedFile(/^\/component---src-templates-showcase-.+\.js$/),
  style: servedFile(/^\/component---src-templates-showcase-tsx\..+\.css$/),
  data: '/page-data/docs/mirroring/page-data.json',
  picture: servedFile(/^\/static\/.+\.png$/),
  font: servedFile(/^\/static\/.+\.woff2$/),
  entry: '/pagefind/pagefind-entry.json',
  engine: '/pagefind/pagefind.js',
  index: servedFile(/\.pf_index$/),
  fragment: servedFile(/\.pf_fragment$/),
  wasm: servedFile(/^\/pagefind\/wasm\..+\.pagefind$/),
};

/** A file that is served unchanged. */
const CONTROL = servedFile(/^\/component---src-templates-blog-list-.+\.js$/);

const rightType = (path: string) => ({ 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });

/** Fetches files of the site, bypassing the caches of worker and browser. */
async function fetchAnew(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (addresses) => {
    for (const address of addresses) {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
      await fetch(address, { cache: 'reload' }).then(
        (response) => response.blob(),
        () => undefined,
      );
    }
  }, paths.map(onSite));
}

/** Which of the files are stored, with their sizes in bytes. */
async function stored(page: Page, paths: readonly string[]): Promise<Record<string, number>> {
  const sizes = await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (each) => (await (await caches.match(each))?.blob())?.size)),
    paths.map(onSite),
  );
  return Object.fromEntries(paths.flatMap((path, at) => (sizes[at] === undefined ? [] : [[path, sizes[at]]])));
}

// __tests__/worker/validate.test.ts has every wrong form of every kind.
const FORMS: readonly (readonly [name: string, fault: (path: string) => Fault])[] = [
  ['a login page with status 200', () => ({ body: LOGIN })],
  ['nothing, of the right type', (path) => ({ headers: rightType(path) })],
  ['a redirect to a login page', () => ({ status: 302, headers: { location: onSite('/login') } })],
];

test('wrong responses are never stored', async ({ page, host, allow }) => {
  allow.error(FAULTS);
  await visit(page, '/docs/faq');

  await test.step('one wrong response for a script does not affect later pages', async () => {
    const headers = { 'x-content-type-options': 'nosniff' };
    host.fail((path) => (path === KINDS.script ? { headers, body: LOGIN } : undefined));
    const refused = page.waitForEvent('console', (message) => message.text().includes('MIME type'));
    await page.goto('/showcase');
    await refused;
    host.recover();
    await page.goto('/showcase');
    await hydrated(page);
  });

  await page.goto('/docs/faq');
  await hydrated(page);
  const paths = Object.values(KINDS);
  for (const [name, fault] of sample(FORMS)) {
    await test.step(`not ${name}`, async () => {
      host.fail((path) => (path === '/login' ? { body: LOGIN } : paths.includes(path) ? fault(path) : undefined));
      await fetchAnew(page, [...paths, CONTROL]);
      await expect.poll(() => stored(page, [CONTROL])).toEqual({ [CONTROL]: readBuilt(CONTROL).length });
      expect.soft(await stored(page, paths), name).toEqual({});

      host.recover();
      await fetchAnew(page, paths);
      await expect
        .poll(() => stored(page, paths))
        .toEqual(Object.fromEntries(paths.map((path) => [path, readBuilt(path).length])));
    });
  }
});

/** Pages opened for the first time while the host answers with a status of its own. */
const OUTAGES = [
  [503, '/docs/boolean-operations', 'Boolean Operations'],
  [429, '/docs/user-interface/toolbars', 'Toolbars'],
] as const;

test(
  'stored pages are available during an outage of the host',
  { tag: '@full' },
  async ({ page, context, host, allow }) => {
    allow.error(FAULTS);
    await visit(page, '/docs/mirroring');
    await visit(page, '/docs/faq');

    await test.step('search and visited pages use stored files if the host sends wrong responses', async () => {
      await fetchAnew(page, [KINDS.engine, KINDS.entry]);
      await expect.poll(async () => Object.keys(await stored(page, [KINDS.engine, KINDS.entry]))).toHaveLength(2);
      host.fail((path) => (/\.(?:js|json)$/.test(path) ? { body: readBuilt('/index.html') } : undefined));
      const documents = documentsOf(page);
      await followLink(page, '/docs/mirroring');
      await expect(h1(page)).toHaveText('Mirroring');
      expect(documents).toEqual([]);
      const types = await page.evaluate(
        (addresses) => Promise.all(addresses.map(async (each) => (await fetch(each)).headers.get('content-type'))),
        [KINDS.engine, KINDS.entry].map(onSite),
      );
      expect(types).toEqual(['text/javascript', 'application/json']);
    });

    for (const [status, unvisited, title] of OUTAGES) {
      await test.step(`a host that answers ${status} leaves visited pages readable`, async () => {
        host.fail(() => ({ status, body: UNAVAILABLE }));
        const response = await page.goto('/docs/mirroring?from=mail');
        expect(response?.status()).toBe(200);
        await expect(h1(page)).toHaveText('Mirroring');
        await hydrated(page);
        const documents = documentsOf(page);
        await followLink(page, '/docs/faq');
        await expect(h1(page)).toHaveText('FAQ');
        expect(documents).toEqual([]);

        // Unvisited pages are shown as the host answers, and all recover with it.
        expect((await page.goto(unvisited))?.status()).toBe(status);
        await expect(h1(page)).toHaveText('Unavailable');
        host.recover();
        await page.reload();
        await hydrated(page);
        await expect(h1(page)).toHaveText(title);
      });
    }

    await test.step('a status of the page itself is shown to the reader', async () => {
      host.fail((path) => (path === '/docs/faq' ? { status: 403, body: UNAVAILABLE } : undefined));
      expect((await page.goto('/docs/faq'))?.status()).toBe(403);
      await expect(h1(page)).toHaveText('Unavailable');
    });

    await test.step('login pages in place of a page are shown and not stored, with or without a redirect', async () => {
      allow.error(/ERR_INTERNET_DISCONNECTED/);
      const unvisited = '/docs/scripting';
      expect(await cachedPaths(page)).not.toContain(unvisited);
      host.fail((path) =>
        path === '/docs/faq' ? { status: 302, headers: { location: onSite('/login') } } : { body: LOGIN },
      );
      await page.goto('/docs/faq');
      await expect(page).toHaveURL('/login');
      await expect(h1(page)).toHaveText('Log in');
      for (const path of ['/docs/mirroring', unvisited]) {
        await page.goto(path);
        await expect(h1(page)).toHaveText('Log in');
      }
      await context.setOffline(true);
      await page.goto('/docs/faq');
      await expect(h1(page)).toHaveText('FAQ');
      await page.goto('/docs/mirroring');
      await expect(h1(page)).toHaveText('Mirroring');
      const cached = await cachedPaths(page);
      expect(cached).not.toContain(unvisited);
      expect(cached).not.toContain('/login');
    });
  },
);

/** Puts a page into a cache under an address, like a worker that ignores types. */
const poison = (page: Page, cache: string, path: string, body: string): Promise<void> =>
  page.evaluate(
    async ([cacheName = '', address = '', html = '']) => {
      const response = new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      await (await caches.open(cacheName)).put(new URL(address, location.href), response);
    },
    [cache, onSite(path), body],
  );

/** The worker of the next build: the same code in different bytes. */
const deployWorker = (host: ChangingHost) => host.prepend('/sw.js', '// The next build.\n');

test(
  'a new worker deletes wrong responses that another has stored, and nothing else',
  { tag: '@full' },
  async ({ page, host, allow }) => {
    allow.error(FAULTS);
    await visit(page, '/docs/mirroring');
    await visit(page, '/docs/faq');
    const app = servedFile(/^\/app-.+\.js$/);
    const build = await page.evaluate(() => window.___webpackCompilationHash ?? '');
    const wrong: readonly (readonly [cache: string, path: string])[] = [
      [names().files, app],
      [names().files, KINDS.style],
      [names().files, KINDS.picture],
      [names().files, KINDS.font],
      [names().search, KINDS.fragment],
      [names().data(build), KINDS.data],
    ];
    const paths = wrong.map(([, path]) => path);
    for (const [cache, path] of wrong) await poison(page, cache, path, readBuilt('/index.html').toString());
    const framework = servedFile(/^\/framework-.+\.js$/);
    deployWorker(host);

    // A document without scripts: a message to the old worker would restart it, and Chromium would wait for it for up to five minutes.
    await page.goto('/favicon.svg');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(async () => Object.values(await stored(page, paths)))
      .not.toContain(readBuilt('/index.html').length);
    expect(await stored(page, [framework])).toEqual({ [framework]: readBuilt(framework).length });
    expect(await cachedPaths(page)).toEqual(['/docs/faq', '/docs/mirroring']);
    await page.goto('/docs/faq');
    await hydrated(page);
  },
);

test(
  'a worker with a wrong offline page or script is not installed',
  { tag: '@full' },
  async ({ page, host, allow }) => {
    allow.error(/integrity|fetch|Loading/);
    for (const wrong of ['/offline', servedFile(/^\/offline-[0-9a-f]{20}\.js$/)]) {
      host.fail((path) => (path === wrong ? { headers: rightType(path), body: readBuilt('/index.html') } : undefined));
      await page.goto('/docs/faq');
      await hydrated(page);
      await expect.poll(() => host.asked).toContain(wrong);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
    }
    host.recover();
    await visit(page, '/docs/faq');
  },
);
