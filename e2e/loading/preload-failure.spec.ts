import type { Page, Route } from '@playwright/test';
import { h1 } from '../support/frame';
import { hydrated, open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';
import { dataOf, documentsOf, followLink, warningsOf } from '../support/watch';

const CHUNK = '**/component---src-templates-blog-tag-tsx-*.js';
const DATA = dataOf('/blog/tags/scripting');
const TARGET = '/blog/tags/scripting?view=list#main';
const TITLE = '2 posts tagged with "Scripting"';

/** Messages of a page whose data cannot be read: with a path prefix, Gatsby's loader looks for the page elsewhere; the site then reports it. */
const UNREAD = /could not be read|page resources for/;

/** Messages of browser and page about files that fail to load. */
const NOT_LOADED = /Failed to load resource|Loading (?:CSS )?chunk|could not be read|page resources for/;

const block = (route: Route) => route.abort();
const answer = (status: number) => (route: Route) => route.fulfill({ status });

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
    ['its script is blocked', CHUNK, block],
    ['its data is answered by an error', DATA, answer(500)],
    ['its data is answered by an error that may pass', DATA, answer(503)],
    ['its data is blocked', DATA, block],
  ] as const;
  for (const [what, address, fail] of sample(faults, { every: 2 })) {
    await test.step(what, async () => {
      await page.route(address, fail);
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

test('a page that is opened without its script or its data can be read, and becomes interactive by Retry', async ({
  page,
  allow,
}) => {
  allow.error(NOT_LOADED);
  const documents = documentsOf(page);
  const faults = [
    ['its script is blocked', CHUNK, /Loading chunk/, block],
    [
      'its data is cut off',
      DATA,
      UNREAD,
      (route) => route.fulfill({ contentType: 'application/json', body: '{"path":' }),
    ],
    ['its data is answered by an error', DATA, UNREAD, answer(500)],
    ['its data ends with the connection', DATA, UNREAD, (route) => route.abort('connectionreset')],
  ] satisfies [string, string, RegExp, (route: Route) => Promise<void>][];
  for (const [what, address, message, fail] of sample(faults, { every: 2 })) {
    await test.step(what, async () => {
      await page.goto('/favicon.svg');
      documents.length = 0;
      await page.route(address, fail);
      await page.goto(TARGET);
      await expectReport(page, message);
      await expect(h1(page)).toHaveText(TITLE);
      await expect(page).toHaveTitle(new RegExp(`^${TITLE} `));
      await retry(page).click();
      await expect.poll(() => documents.length).toBe(2);
      await expectReport(page, message);
      await page.unroute(address);
      await retry(page).click();
      await hydrated(page);
      expect(documents).toHaveLength(3);
    });
  }
});
