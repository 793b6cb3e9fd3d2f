import { readSettings } from '../../gatsby/sections/site/settings';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { isImmutable, IMMUTABLE, REVALIDATED } from '@physics-editor/publish/hosting/cache-rules';
import { ask, follow, tableOf } from '../support/hosts/ask';
import { readBuilt, servedFile, servedFiles } from '../support/pages/built';
import { onSite } from '../support/hosts/prefix';
import { routes } from '../support/pages/routes';
import { expect, test } from '../support/test';

const { redirects } = readSettings(process.cwd());
const isElsewhere = (to: string) => to.startsWith('https://');

/** Addresses answered with another page: feature requests added after the build. */
const FALLBACKS = ['/feature-requests/no-such-request', '/feature-requests/no/such/request'];
const QUERY = '?q=a%20b&page=2';
const withQuery = (address: string) => address.replace(/(?=#|$)/, QUERY);
const withoutFragment = (address: string) => address.replace(/#.*/, '');

/** The file of each page, by address. Old addresses are redirected before their files are looked up. */
const fileOfPage = new Map([
  ...servedFiles()
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => [file.replace(/\/index\.html$|\.html$/, '') || '/', file] as const)
    .filter(([path]) => !redirects.some(({ from }) => from === path)),
  ['/404.html', '/404.html'] as const,
  ...FALLBACKS.map((path) => [path, '/feature-requests.html'] as const),
]);

test('every page is served at its address, without a redirect', async () => {
  expect([...fileOfPage.keys()]).toEqual(expect.arrayContaining(routes));
  const expected = await tableOf([...fileOfPage.keys()], (path) => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    cache: isImmutable(path.slice(1)) ? IMMUTABLE : REVALIDATED,
    isFile: true,
  }));
  const answers = await tableOf(Object.keys(expected), async (path) => {
    const { status, headers, body } = await ask(path);
    return {
      status,
      type: headers['content-type'],
      cache: headers['cache-control'],
      isFile: body.equals(readBuilt(fileOfPage.get(path) ?? '')),
    };
  });
  expect(answers).toEqual(expected);
});

test('every other form of an address is permanently redirected to the page, with its query and without a host', async () => {
  const pages = [...fileOfPage.keys()].filter((path) => !/^\/(?:$|404|player\/|feature-requests\/no\/)/.test(path));
  const rows = new Map([
    ['/index.html', '/'],
    ...pages.flatMap((path) => ['/', '.html', '/index.html'].map((ending) => [path + ending, path] as const)),
  ]);
  const forms = [...rows.keys()];
  expect(forms.length).toBeGreaterThan(100);
  const redirectOf = async (path: string) => {
    const { status, headers } = await ask(path);
    return `${status} ${headers['location']}`;
  };
  expect(await tableOf(forms, redirectOf)).toEqual(
    await tableOf(forms, (form) => `301 ${onSite(rows.get(form) ?? '')}`),
  );
  const some = forms.filter((form) => /^\/(?:index|docs[./]|docs\/faq|feature-requests)/.test(form));
  expect(await tableOf(some, (form) => redirectOf(form + QUERY))).toEqual(
    await tableOf(some, (form) => `301 ${onSite(rows.get(form) ?? '')}${QUERY}`),
  );
});

test('unknown addresses answer 404 with the not-found page, and no folder is listed or redirected to itself', async () => {
  const folder = servedFile(/^\/static\/[^/]+\/.+/).replace(/\/[^/]+$/, '');
  const compressed = filesBelow('dist').filter((file) => /\.(?:br|gz)$/.test(file));
  expect(compressed).toEqual(expect.arrayContaining(['docs/faq.html.br', 'docs/faq.html.gz']));
  const unknown = [
    ...['/no/such/page', '/docs/no-such-page', '/static/none.js', '/a.js'],
    ...['/static', '/static/', '/page-data', folder],
    ...redirects.map(({ from }) => `${from}s`),
    ...redirects.map(({ from }) => `${from}/2025`),
    ...redirects.map(({ from }) => `/old${from}`),
    // Compressed files have no addresses of their own.
    ...compressed.map((file) => `/${encodeURI(file)}`),
    ...['/docs/faq.br', '/docs/faq.gz', '/index.br', '/index.gz'],
    // Files for hosts are not served.
    ...['/_redirects', '/_headers', '/_nginx', '/_nginx/'],
    ...filesBelow('dist/_nginx').map((file) => `/_nginx/${file}`),
  ];
  const answers = await tableOf(unknown, async (path) => {
    const { status, headers, body } = await ask(path);
    return { status, cache: headers['cache-control'], isNotFound: body.equals(readBuilt('/404.html')) };
  });
  expect(answers).toEqual(await tableOf(unknown, () => ({ status: 404, cache: REVALIDATED, isNotFound: true })));
});

test('no redirect leads to another host', async () => {
  for (const path of [
    '//other.test/',
    '/%5Cother.test/',
    '/%2F%2Fother.test/',
    '/%0D%0Ax:%20y/',
    '/%09/other.test.html',
  ]) {
    const { headers } = await ask(path);
    expect.soft(headers['location'] ?? '/', path).toMatch(/^\/(?![/\\\s])/);
    expect.soft(headers, path).not.toHaveProperty('x');
  }
});

test('old addresses are permanently redirected with their query', async () => {
  const target = new Map(redirects.map(({ from, to }) => [from, isElsewhere(to) ? to : onSite(to)]));
  const old = [...target.keys()];
  const answers = await tableOf(old, async (path) => {
    const { status, headers } = await ask(path);
    return { status, location: headers['location'], cache: headers['cache-control'] };
  });
  expect(answers).toEqual(
    await tableOf(old, (path) => ({ status: 301, location: target.get(path), cache: REVALIDATED })),
  );
  const inside = old.filter((path) => !isElsewhere(target.get(path) ?? ''));
  expect(await tableOf(inside, async (path) => (await ask(path + QUERY)).headers['location'])).toEqual(
    await tableOf(inside, (path) => withQuery(target.get(path) ?? '')),
  );
});

test('every form of an old address leads to the page, at an address without a trailing slash', async () => {
  const forms = redirects
    .filter(({ to }) => !isElsewhere(to))
    .flatMap(({ from, to }) => [
      ...[from, `${from}/`, `${from}.html`].map((form) => [form, withoutFragment(to)] as const),
      [from.replace(/[a-z]/, (letter) => letter.toUpperCase()), withoutFragment(to)] as const,
    ]);
  const expected = new Map([
    ...forms,
    ...['/docs/faq/', '/docs/faq.html', '/docs/faq/index.html'].map((form) => [form, '/docs/faq'] as const),
  ]);
  expect(await tableOf([...expected.keys()], follow)).toEqual(
    await tableOf([...expected.keys()], (form) => ({ status: 200, address: expected.get(form) })),
  );
});
