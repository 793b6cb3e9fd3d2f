import type { APIResponse } from '@playwright/test';
import { readSettings } from '../gatsby/sections/site/settings';
import { routes } from './support/routes';
import { expect, test } from './support/test';
import { parseHtml } from './support/parse-html';

const { title: siteTitle } = readSettings(process.cwd());

const documentOf = async (response: APIResponse) => parseHtml(await response.text());

for (const path of routes) {
  test(`${path} answers at once with one h1, a title and its language`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const document = await documentOf(response);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    const pattern = path === '/' ? new RegExp(`^${siteTitle}$`) : new RegExp(`^[^|]+ \\| ${siteTitle}$`);
    expect(document.title).toMatch(pattern);
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dir).toBe('ltr');
    expect(document.querySelector('meta[name="generator"]')?.getAttribute('content')).toMatch(/^Gatsby 5\./);
  });
}

test('an unknown address answers 404 with the not-found page', async ({ request }) => {
  const response = await request.get('/no/such/page');
  expect(response.status()).toBe(404);
  const document = await documentOf(response);
  expect(document.querySelector('h1')?.textContent).toBe('Page Not Found');
  expect(document.title).toBe(`Page Not Found | ${siteTitle}`);
});
