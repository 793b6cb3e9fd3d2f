import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';
import { dataOf, documentsOf, followLink, warningsOf } from '../support/watch';

const CHUNK = '**/component---src-templates-blog-tag-tsx-*.js';
const TARGET = '/blog/tags/scripting?view=list#main';
const TITLE = '2 posts tagged with "Scripting"';

/** Messages of browser and page about files that fail to load. */
const NOT_LOADED = /Failed to load resource|Loading (?:CSS )?chunk|page resources for .+ not found/;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** The red notice that a page can be read but not used, with a button that retries. */
async function expectReport(page: Page, text: RegExp): Promise<void> {
  const report = page.getByRole('alert').filter({ has: retry(page) });
  await expect(report).toHaveCount(1);
  await expect(report).toContainText(text);
  await expect(report.locator('p')).toHaveCSS('color', 'rgb(179, 38, 30)');
}

test('a link to a page that cannot be loaded completely opens it as a readable document, once', async ({
  page,
  allow,
}) => {
  allow.error(NOT_LOADED);
  const documents = documentsOf(page);
  const warnings = warningsOf(page);
  const faults = [
    ['its script is blocked', CHUNK, { abort: true }],
    ['its data is answered by an error', dataOf('/blog/tags/scripting'), { status: 500 }],
    ['its data is answered by an error that may pass', dataOf('/blog/tags/scripting'), { status: 503 }],
    ['its data is blocked', dataOf('/blog/tags/scripting'), { abort: true }],
  ] as const;
  for (const [what, address, fail] of sample(faults, { every: 2 })) {
    await test.step(what, async () => {
      await page.route(address, (route) => ('status' in fail ? route.fulfill({ status: fail.status }) : route.abort()));
      await open(page, '/docs/mirroring');
      documents.length = warnings.length = 0;
      await followLink(page, TARGET);

      await expect(page).toHaveURL(TARGET);
      await expectReport(page, address === CHUNK ? /Loading chunk/ : /page resources for/);
      expect(warnings.join()).toContain(`The page ${onSite('/blog/tags/scripting')} could not be loaded`);
      await expect(h1(page)).toHaveText(TITLE);
      await expect(page.locator('.post-card').first()).toBeVisible();
      expect(documents).toEqual(['/blog/tags/scripting?view=list']);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

      await page.unroute(address);
      await retry(page).click();
      await hydrated(page);
      await expect(page).toHaveURL(TARGET);
      await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true');
      await expect(retry(page)).toHaveCount(0);
      expect(documents).toHaveLength(2);

      await page.goBack();
      await expect(h1(page)).toHaveText('Mirroring');
    });
  }
});

test('a page that is opened without its script can be read, and becomes interactive by Retry', async ({
  page,
  allow,
}) => {
  allow.error(NOT_LOADED);
  await page.route(CHUNK, (route) => route.abort());
  const documents = documentsOf(page);
  await page.goto(TARGET);
  await expectReport(page, /Loading chunk/);
  await expect(h1(page)).toHaveText(TITLE);
  await retry(page).click();
  await expect.poll(() => documents.length).toBe(2);
  await expectReport(page, /Loading chunk/);
  await page.unroute(CHUNK);
  await retry(page).click();
  await hydrated(page);
  expect(documents).toHaveLength(3);
});
