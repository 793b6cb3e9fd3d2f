import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { open } from './support/open';
import { builtPages } from './support/pages';
import { offSite } from './support/prefix';
import { expect, test } from './support/test';

const TEXTS = ['/docs', '/docs/api/classes/CircleNode', '/blog/gravity-scale', '/community/changelog'];

/** A text names no icon, so the browser asks its host for one; in a folder of the host there is none. */
const NO_ICON = /\/favicon\.ico/;

const button = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const link = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });

for (const path of TEXTS) {
  test(`${path} has a twin of its own type`, async ({ page, request }) => {
    await page.goto(path);
    const address = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(address).toBe(`${canonical}.md`);

    const response = await request.get(`${path}.md`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(text.startsWith(`# ${title}\n`)).toBe(true);
    expect(text.endsWith(`\nSource: ${canonical}\n`)).toBe(true);
  });
}

test('every page that says it has a twin has one, with all its headings in order', () => {
  const withTwin = builtPages().filter(({ document }) => document.querySelector('link[type="text/markdown"]'));
  expect(withTwin.length).toBeGreaterThan(60);
  for (const { path, document } of withTwin) {
    const text = readFileSync(`dist${path}.md`, 'utf8');
    expect(text, path).toContain(`# ${document.querySelector('h1')?.textContent}`);
    expect(text, path).not.toMatch(/<Tabs|^:::|data-island|\]\(\.\/|\]\(\//m);
  }
});

test('llms.txt leads to every twin', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text.match(/^## .*/gm)).toEqual(['## Docs', '## API', '## Blog', '## Community']);
  const listed = [...text.matchAll(/^- \[.*?\]\(([^)]+)\.md\)/gm)].map(([, address = '']) => address);
  const canonical = builtPages()
    .filter(({ document }) => document.querySelector('link[type="text/markdown"]'))
    .map(({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
  expect(listed.sort()).toEqual(canonical.sort());
  expect((await request.get('/llms-full.txt')).status()).toBe(200);
});

test.describe('Copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const path of ['/docs/faq', '/docs/api/classes/CircleNode', '/blog/gravity-scale']) {
    test(`puts the twin on the clipboard and says so for a while: ${path}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(offSite(new URL(request.url()).pathname)));
      await open(page, path);
      await button(page).scrollIntoViewIfNeeded();
      expect(asked).not.toContain(`${path}.md`);

      await button(page).click();
      const status = page.getByRole('status').filter({ hasText: 'Copied' });
      await expect(status).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toBe(readFileSync(`dist${path}.md`, 'utf8'));
      await expect(status).toHaveCount(0);
    });
  }

  test('is reached and pressed by the keyboard', async ({ page }) => {
    await open(page, '/docs/faq');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
  });
});

test('the twin is opened where the clipboard is refused', async ({ page, allow }) => {
  allow.error(NO_ICON);
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
  });
  await open(page, '/docs/faq');
  await button(page).click();
  await expect(page).toHaveURL(/\/docs\/faq\.md$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the link alone, and it leads to the twin', async ({ page, allow }) => {
    allow.error(NO_ICON);
    await page.goto('/docs/faq');
    await expect(button(page)).toHaveCount(0);
    await link(page).click();
    await expect(page).toHaveURL(/\/docs\/faq\.md$/);
  });
});
