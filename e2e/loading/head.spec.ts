import type { Page } from '@playwright/test';
import { readSettings } from '../../gatsby/sections/site/settings';
import { open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';
import { documentsOf, followLink } from '../support/watch';

const { title: siteTitle, url: siteAddress } = readSettings(process.cwd());

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The metadata of a head for search engines and shared links, as unordered lines. */
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

/** The same for the current document, and for the page's file. */
const headNow = (page: Page): Promise<string[]> => page.evaluate(`(${headLines})(document.cloneNode(true))`);
const headOfFile = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    `fetch('${onSite(path)}').then((response) => response.text()).then((html) => (${headLines})(new DOMParser().parseFromString(html, 'text/html')))`,
  );

test('each navigation in place produces the head that the page has as a document', async ({ page }) => {
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

test('navigation in place sets the title, the address and the classes of the page; nothing of the not-found page remains', async ({
  page,
  allow,
}) => {
  allow.error(/status of 404/);
  const canonical = page.locator('link[rel="canonical"]');
  const shared = page.locator('meta[property="og:url"]');
  const robots = page.locator('meta[name="robots"]');
  await open(page, '/docs/faq');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);

  await test.step('the title is that of the new page as soon as the page is shown', async () => {
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
    expect(await titles).toBe(`Blog | ${siteTitle}`);
  });

  await test.step('the address and the classes are those of the new page, and then of the old one', async () => {
    await expect(page).toHaveTitle(`Blog | ${siteTitle}`);
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', siteAddress + onSite('/blog'));
    await expect(shared).toHaveAttribute('content', siteAddress + onSite('/blog'));
    await expect(page.locator('html')).toHaveClass('blog-wrapper blog-list-page plugin-blog plugin-id-default');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await expect(page).toHaveTitle(`FAQ | ${siteTitle}`);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
  });

  await test.step('the not-found page has no address and is not for search engines', async () => {
    await followLink(page, '/docs/no-such-page-at-all');
    await expect(h1(page)).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(`Page Not Found | ${siteTitle}`);
    await expect(canonical).toHaveCount(0);
    await expect(shared).toHaveCount(0);
    await expect(robots).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Read the docs' }).click();
    await expect(h1(page)).toHaveText('Introduction');
    await expect(robots).toHaveCount(0);
    await expect(canonical).toHaveAttribute('href', siteAddress + onSite('/docs'));
  });
});
