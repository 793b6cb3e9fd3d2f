import type { Page } from '@playwright/test';
import { open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';
import { documentsOf, followLink } from '../support/watch';

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

test('each navigation in place produces the head that the page has as a document', async ({ page, allow }) => {
  allow.error(/status of 404/);
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
    '/no/such/page',
    '/docs/scripting/node-scripts',
  ]) {
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => headNow(page), path).toEqual(await headOfFile(page, path));
  }
  expect(documents).toEqual([]);
});
