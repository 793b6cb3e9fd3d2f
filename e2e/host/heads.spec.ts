import { statSync } from 'node:fs';
import sharp from 'sharp';
import { readSettings } from '../../gatsby/sections/site/settings';
import { ask, tableOf } from '../support/hosts/ask';
import { elements, faultsIn, isForReaders, test } from '../support/pages/built';
import type { BuiltPage } from '../support/pages/pages';
import { offSite, onSite } from '../support/hosts/prefix';
import { routes } from '../support/pages/routes';
import { expect } from '../support/test';

const { title: siteTitle } = readSettings(process.cwd());

/** With these types, browsers display a feed instead of saving it. */
const FEEDS: Readonly<Record<string, string>> = {
  '/blog/rss.xml': 'text/xml; charset=utf-8',
  '/blog/atom.xml': 'text/xml; charset=utf-8',
  '/blog/feed.json': 'application/json',
};

/** Pages shown in place of others, without an address of their own. */
const SPECIAL_PAGES = ['/404', '/offline'];

const contentOf = ({ document }: BuiltPage, name: string): string =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';

const isForSearch = (page: BuiltPage) => isForReaders(page) && !contentOf(page, 'robots').includes('noindex');

test('every page has one h1, a title, its language and its generator', ({ pages }) => {
  const readers = pages.filter((page) => isForReaders(page) && page.path !== '/offline');
  const here = readers.map(({ path }) => path);
  // Feature requests added after the build have the page of all requests.
  expect(here).toEqual(expect.arrayContaining(routes.filter((path) => path !== '/feature-requests/no-such-request')));
  for (const page of readers) {
    const { path, document } = page;
    expect.soft(elements(page, 'h1'), path).toHaveLength(1);
    expect.soft(elements(page, 'main'), path).toHaveLength(1);
    const pattern = path === '/' ? new RegExp(`^${siteTitle}$`) : new RegExp(`^[^|]+ \\| ${siteTitle}$`);
    expect.soft(document.title, path).toMatch(pattern);
    expect.soft(document.documentElement.lang, path).toBe('en');
    expect.soft(document.documentElement.dir, path).toBe('ltr');
    expect.soft(contentOf(page, 'generator'), path).toMatch(/^Gatsby 5\./);
  }
  const notFound = readers.find(({ path }) => path === '/404')?.document;
  expect(notFound?.querySelector('h1')?.textContent).toBe('Page Not Found');
  expect(notFound?.title).toBe(`Page Not Found | ${siteTitle}`);
});

test('every page has its policy before everything that the policy governs, with only its own scripts', ({ pages }) => {
  for (const { path, document } of pages.filter(isForReaders)) {
    const [charset, policy] = document.head.children;
    expect.soft(charset?.getAttribute('charset'), path).toBe('utf-8');
    expect.soft(policy?.getAttribute('http-equiv'), path).toBe('Content-Security-Policy');
    expect.soft(policy?.getAttribute('content'), path).toMatch(/^default-src 'none'; script-src 'self'/);
  }
});

test('every page for search engines has a unique description of 50 to 160 characters', ({ pages }) => {
  // The archive's is prescribed by the reference theme.
  const GIVEN = new Map([['/blog/archive', 'Archive']]);
  const seen = new Map<string, string>();
  const wrong = faultsIn(pages.filter(isForSearch), (page) => {
    const description = contentOf(page, 'description');
    if (description === GIVEN.get(page.path)) return [];
    const other = seen.get(description);
    seen.set(description, page.path);
    return [
      ...(other === undefined ? [] : [`that of ${other}`]),
      ...(description.length < 50 || description.length > 160 ? [`${description.length}: ${description}`] : []),
    ];
  });
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(90);
});

test('each breadcrumb for search engines is a page with that name', ({ pages }) => {
  const wrong = faultsIn(pages, (page) =>
    elements(page, 'script[type="application/ld+json"]').flatMap((script) => {
      const thing = JSON.parse(script.textContent ?? '');
      if (thing['@type'] !== 'BreadcrumbList') return [];
      const steps: { name: string; item: string }[] = thing.itemListElement;
      const addresses = steps.map(({ item }) => item);
      const links = elements(page, 'nav[aria-label="Breadcrumbs"] a').length;
      const isLinked = steps.length === links + 1 && new Set(addresses).size === addresses.length;
      return isLinked ? [] : [steps.map(({ name, item }) => `${name} at ${item}`).join(', ')];
    }),
  );
  expect(wrong).toEqual([]);
});

test('each page has a social picture for its own text, with the declared size and at most 60 KB', async ({ pages }) => {
  const words = new Map<string, string>();
  for (const page of pages.filter(isForReaders)) {
    const { path } = page;
    const said = (name: string) => contentOf(page, name);
    const pathname = offSite(new URL(said('og:image')).pathname);
    const file = `dist${decodeURIComponent(pathname)}`;
    const { width, height, format } = await sharp(file).metadata();
    expect
      .soft([`${width}`, `${height}`, format], path)
      .toEqual([said('og:image:width'), said('og:image:height'), 'png']);
    expect.soft(statSync(file).size, file).toBeLessThan(60 * 1024);
    expect.soft(said('twitter:image'), path).toBe(said('og:image'));
    expect.soft(said('og:image:alt'), path).toMatch(/\w/);
    if (path === '/' || path === '/404') {
      expect.soft(pathname, path).toBe('/social-card.png');
    } else {
      const own = said('og:title') + said('og:description');
      expect.soft(words.get(pathname) ?? own, path).toBe(own);
      words.set(pathname, own);
    }
  }
  expect(words.size).toBeGreaterThan(50);
});

test('every page links to the feeds, which are served with a type that every browser shows', async ({ pages }) => {
  const feeds = Object.keys(FEEDS);
  const readers = pages.filter((page) => isForReaders(page) && !SPECIAL_PAGES.includes(page.path));
  for (const page of readers) {
    const links = elements(page, 'link[rel="alternate"][title]');
    expect
      .soft(
        links.map((link) => link.getAttribute('href')),
        page.path,
      )
      .toEqual(feeds.map(onSite));
    for (const link of links) expect.soft(link.getAttribute('title'), page.path).toMatch(/\S (?:RSS|Atom|JSON) Feed$/);
  }
  const answers = await tableOf(feeds, async (path) => {
    const { status, headers } = await ask(path);
    return { status, type: headers['content-type'], cache: headers['cache-control'] };
  });
  expect(answers).toEqual(await tableOf(feeds, (path) => ({ status: 200, type: FEEDS[path], cache: 'no-cache' })));
});

test('every page has an icon for every browser', async ({ pages }) => {
  const TYPES: Readonly<Record<string, string>> = {
    '/favicon.ico': 'image/x-icon',
    '/favicon.svg': 'image/svg+xml; charset=utf-8',
    '/apple-touch-icon.png': 'image/png',
  };
  const icons = Object.keys(TYPES);
  const wrong = faultsIn(pages.filter(isForReaders), (page) => {
    const named = elements(page, 'link[rel="icon"], link[rel="apple-touch-icon"]').map((link) =>
      link.getAttribute('href'),
    );
    return named.join() === icons.map(onSite).join() ? [] : [named.join()];
  });
  expect(wrong).toEqual([]);
  const answers = await tableOf(icons, async (path) => {
    const { status, headers } = await ask(path);
    return `${status} ${headers['content-type']}`;
  });
  expect(answers).toEqual(await tableOf(icons, (path) => `200 ${TYPES[path]}`));
});
