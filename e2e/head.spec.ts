import type { Page } from '@playwright/test';
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { open } from './support/open';
import { builtPages } from './support/pages';
import { offSite, onSite } from './support/prefix';
import { expect, test } from './support/test';
import { documentsOf, followLink } from './support/watch';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a head has for search engines and shared links, as lines, in no order. */
function headLines(document: Document): string[] {
  const tags = document.querySelectorAll('title, meta[name], meta[property], link[rel], script[type*="json"]');
  return [...tags]
    .filter((tag) => !/^(?:stylesheet|preload|prefetch|preconnect)$/.test(tag.getAttribute('rel') ?? ''))
    .filter((tag) => tag.getAttribute('name') !== 'generator')
    .map((tag) => {
      tag.removeAttribute('data-react-helmet');
      const attributes = [...tag.attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`).sort();
      return [tag.tagName, ...attributes, tag.textContent].join(' ');
    })
    .concat(`html ${document.documentElement.className}`)
    .sort();
}

/** The same of the page as it is now, and as its own file has it. */
const headNow = (page: Page): Promise<string[]> => page.evaluate(`(${headLines})(document.cloneNode(true))`);
const headOfFile = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    `fetch('${onSite(path)}').then((response) => response.text()).then((html) => (${headLines})(new DOMParser().parseFromString(html, 'text/html')))`,
  );

test('each step in place brings the head that the page has when it is opened afresh, and takes the old one', async ({
  page,
}) => {
  await open(page, '/docs/mirroring');
  const documents = documentsOf(page);
  for (const path of [
    '/docs/faq',
    '/blog',
    '/blog/gravity-scale',
    '/blog/tags/scripting',
    '/',
    '/community/support',
    '/showcase',
    '/blog/archive',
    '/feature-requests',
    '/docs/scripting/node-scripts',
  ]) {
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => headNow(page), path).toEqual(await headOfFile(page, path));
  }
  expect(documents).toEqual([]);
});

test('a step in place brings the title, the address and the classes of the page', async ({ page }) => {
  await open(page, '/docs/faq');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveTitle('Blog | Tumble');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://example.com${onSite('/blog')}`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    `https://example.com${onSite('/blog')}`,
  );
  await expect(page.locator('html')).toHaveClass('blog-wrapper blog-list-page plugin-blog plugin-id-default');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveTitle('FAQ | Tumble');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
});

test('the title is that of the new page as soon as the page is there', async ({ page }) => {
  await open(page, '/docs/faq');
  const titles = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== 'Blog') return;
          observer.disconnect();
          resolve(document.title);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
  expect(await titles).toBe('Blog | Tumble');
});

test('the not-found page has no address, is not for search engines, and leaves nothing of that behind', async ({
  page,
  allow,
}) => {
  allow.error(/status of 404/);
  await open(page, '/docs/faq');
  await followLink(page, '/docs/no-such-page-at-all');
  await expect(h1(page)).toHaveText('Page Not Found');
  await expect(page).toHaveTitle('Page Not Found | Tumble');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Read the docs' }).click();
  await expect(h1(page)).toHaveText('Introduction');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://example.com${onSite('/docs')}`);
});

test('each page gives networks a picture that is there, as large as it says, light, and of its own words', async () => {
  test.slow();
  const words = new Map<string, string>();
  for (const { path, document } of builtPages()) {
    if (path.startsWith('/player/')) continue;
    const said = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
    const pathname = offSite(new URL(said('og:image')).pathname);
    const file = `dist${decodeURIComponent(pathname)}`;
    const { width, height, format } = await sharp(file).metadata();
    expect([`${width}`, `${height}`, format], path).toEqual([said('og:image:width'), said('og:image:height'), 'png']);
    expect(statSync(file).size, file).toBeLessThan(60 * 1024);
    expect(said('twitter:image'), path).toBe(said('og:image'));
    expect(said('og:image:alt'), path).toMatch(/\w/);
    if (path === '/' || path === '/404') {
      expect(pathname).toBe('/social-card.png');
    } else {
      const own = said('og:title') + said('og:description');
      expect(words.get(pathname) ?? own, path).toBe(own);
      words.set(pathname, own);
    }
  }
  expect(words.size).toBeGreaterThan(50);
});
