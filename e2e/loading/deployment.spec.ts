import type { Page, Route } from '@playwright/test';
import { deployNext } from '../support/hosts/next-deployment';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';
import { dataOf, documentsOf, followLink } from '../support/watch';

// The worker's cache of the old build would answer instead of the host.
test.use({ serviceWorkers: 'block' });

/** Messages of browser and page about deleted files. */
const GONE = /status of 404|Loading (?:CSS )?chunk|Refused to (?:execute|apply)/;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const build = (page: Page) => page.evaluate(() => String(Reflect.get(window, '___webpackCompilationHash')));

/** Follows a link to a page of the old build: the new build replaces it with one document. */
async function comesToNewBuild(page: Page, path: string, title: string): Promise<void> {
  const before = await build(page);
  const documents = documentsOf(page);
  await followLink(page, `${path}#main`);
  await expect(h1(page)).toHaveText(title);
  await expect(page).toHaveURL(`${path}#main`);
  await expect.poll(() => documents).toEqual([path]);
  await hydrated(page);
  expect(await build(page)).not.toBe(before);
  await expect(retry(page)).toHaveCount(0);

  // It is an ordinary page of the new build: links change it in place.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Showcase' }).click();
  await expect(h1(page)).toHaveText('Showcase');
  expect(documents).toEqual([path]);
}

test('after a deployment, an open page still works, and links and Back lead to the new build with one document load', async ({
  page,
  allow,
}) => {
  allow.error(GONE);
  await open(page, '/docs/mirroring');
  await page.goto('/docs/faq');
  await hydrated(page);
  await deployNext(page);

  await test.step('an open page', async () => {
    const documents = documentsOf(page);
    await page.getByRole('link', { name: 'Can I use libraries?' }).first().click();
    await expect(page.locator('#can-i-use-libraries')).toBeInViewport();
    expect(documents).toEqual([]);
  });

  await test.step('a link to a page whose script has not been loaded', () =>
    comesToNewBuild(page, '/blog/tags/scripting', '2 posts tagged with "Scripting"'));

  await test.step('Back to a page of the old build', async () => {
    const now = await build(page);
    await page.evaluate(() => history.go(-3));
    await expect(h1(page)).toHaveText('FAQ');
    await hydrated(page);
    expect(await build(page)).toBe(now);
    await page.goBack();
    await expect(h1(page)).toHaveText('Mirroring');
    await hydrated(page);
    expect(await build(page)).toBe(now);
  });
});

/** Messages of a page whose data cannot be read: with a path prefix, Gatsby's loader looks for the page elsewhere; the site then reports it. */
const UNREAD = /could not be read|page resources for/;

const FAULTS: readonly (readonly [what: string, (route: Route) => Promise<void>])[] = [
  ['is cut off', (route) => route.fulfill({ contentType: 'application/json', body: '{"path":"/docs/sn' })],
  ['is answered by an error', (route) => route.fulfill({ status: 500 })],
  ['ends with the connection', (route) => route.abort('connectionreset')],
];

test('a page whose data cannot be loaded remains as it was served, with a message', async ({ page, allow }) => {
  allow.error(UNREAD);
  allow.error(/Failed to load resource/);
  const path = '/docs/snapping';
  for (const [what, fail] of FAULTS) {
    await test.step(`a page whose data ${what}`, async () => {
      await page.route(dataOf(path), fail);
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ has: retry(page) })).toContainText(UNREAD);
      await expect(h1(page)).toHaveText('Snapping');
      await expect(page).toHaveTitle(/^Snapping /);
      await page.unroute(dataOf(path));
    });
  }
});
