import { statSync } from 'node:fs';
import sharp from 'sharp';
import { readSettings } from '../../gatsby/sections/site/settings';
import { elements, faultsIn, isForReaders, test } from '../support/pages/built';
import type { BuiltPage } from '../support/pages/pages';
import { offSite } from '../support/hosts/prefix';
import { routes } from '../support/pages/routes';
import { expect } from '../support/test';

const { title: siteTitle } = readSettings(process.cwd());

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
