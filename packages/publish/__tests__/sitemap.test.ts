import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSitemap } from '../src/sitemap';
import { pageOf, siteOf } from './sites';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { childrenOf, readXml } from '@physics-editor/lib/testing/xml';

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

function written(changes: Record<string, string> = {}, pathPrefix = '') {
  const folder = temporaryFolder();
  const site = siteOf(folder, pages);
  writeSitemap({ ...site, pathPrefix, settings: { ...site.settings, url: ORIGIN } }, new Map(Object.entries(changes)));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const sitemap = readXml(read('sitemap.xml'));
  const entries = childrenOf(sitemap, 'url').map(({ children }) =>
    Object.fromEntries(children.map(({ name, text }) => [name, text])),
  );
  return { sitemap, entries, robots: read('robots.txt') };
}

test('every page that may be indexed is listed once, by its canonical address', () => {
  const { sitemap, entries } = written();
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  expect(sitemap).toMatchObject({ name: 'urlset', attributes: { xmlns } });
  const paths = ['/docs/a&b', '', '/requests', '/showcase'];
  expect(entries).toEqual(paths.map((path) => ({ loc: ORIGIN + path, changefreq: 'weekly', priority: '0.5' })));
});

test('a page has the date of its last change, where it is known', () => {
  const { entries } = written({ '/': '2025-01-01T10:00:00+01:00', '/showcase': '2025-03-01T23:00:00+00:00' });
  const days = [undefined, '2025-01-01T10:00:00+01:00', undefined, '2025-03-01T23:00:00+00:00'];
  expect(entries.map(({ lastmod }) => lastmod)).toEqual(days);
});

test('robots.txt allows everything and contains the full address of the sitemap', () => {
  expect(written().robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(written({}, '/lab').robots).toContain(`Sitemap: ${ORIGIN}/lab/sitemap.xml\n`);
});
