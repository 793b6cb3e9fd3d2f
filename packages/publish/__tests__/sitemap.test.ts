import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSitemap } from '../src/sitemap';
import { pageOf, siteOf } from '../../../__tests__/support/build';
import { removeTemporaryFolders, temporaryFolder } from '../../../__tests__/support/content';
import { childrenOf, readXml } from '../../../__tests__/support/xml';

afterEach(removeTemporaryFolders);

const ORIGIN = 'https://site.example';
const canonical = (path: string) => `<link rel="canonical" href="${ORIGIN}${path}">`;
const NOINDEX = '<meta name="robots" content="noindex">';

const pages = [
  pageOf('404.html', NOINDEX),
  pageOf('docs/a&b.html', canonical('/docs/a&amp;b')),
  pageOf('docs/hidden.html', NOINDEX + canonical('/docs/hidden')),
  pageOf('index.html', canonical('')),
  pageOf('requests.html', canonical('/requests')),
  pageOf('requests/planned.html', canonical('/requests')),
  pageOf('showcase.html', canonical('/showcase')),
];

async function written(nodes: readonly { path: string; lastUpdated: string | null }[], pathPrefix = '') {
  const folder = temporaryFolder();
  const site = siteOf(folder, pages);
  await writeSitemap({
    ...site,
    pathPrefix,
    settings: { ...site.settings, url: ORIGIN },
    query: () => Promise.resolve(JSON.parse(JSON.stringify({ allContent: { nodes } }))),
  });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const sitemap = readXml(read('sitemap.xml'));
  const entries = childrenOf(sitemap, 'url').map(({ children }) =>
    Object.fromEntries(children.map(({ name, text }) => [name, text])),
  );
  return { sitemap, entries, robots: read('robots.txt') };
}

test('every page that may be indexed is listed once, by its canonical address', async () => {
  const { sitemap, entries } = await written([]);
  expect(sitemap).toMatchObject({
    name: 'urlset',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  });
  expect(entries).toEqual(
    ['/docs/a&b', '', '/requests', '/showcase'].map((path) => ({
      loc: ORIGIN + path,
      changefreq: 'weekly',
      priority: '0.5',
    })),
  );
});

test('a page has the date of its last change in Git; one with several texts has the latest date', async () => {
  const { entries } = await written([
    { path: '/', lastUpdated: '2025-01-01T10:00:00+01:00' },
    { path: '/showcase#a', lastUpdated: '2025-03-01T23:00:00+00:00' },
    { path: '/showcase#b', lastUpdated: '2025-03-02T00:30:00+03:00' },
    { path: '/showcase#c', lastUpdated: null },
    { path: '/docs/a&b', lastUpdated: null },
  ]);
  expect(entries.map(({ lastmod }) => lastmod)).toEqual([
    undefined,
    '2025-01-01T10:00:00+01:00',
    undefined,
    '2025-03-01T23:00:00+00:00',
  ]);
});

test('robots.txt allows everything and contains the full address of the sitemap', async () => {
  expect((await written([])).robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect((await written([], '/lab')).robots).toContain(`Sitemap: ${ORIGIN}/lab/sitemap.xml\n`);
});
