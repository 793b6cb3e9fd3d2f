import type { Page } from '@playwright/test';
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

/** Follows a link to a page of the old build. Returns the documents that the browser has requested since. */
async function comesToNewBuild(page: Page, path: string, title: string): Promise<string[]> {
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
  return documents;
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

test(
  'after a deployment, a link to a page whose script is already loaded also leads to the new build',
  { tag: '@full' },
  async ({ page, allow }) => {
    allow.error(GONE);
    await open(page, '/docs/mirroring');
    await deployNext(page);
    await comesToNewBuild(page, '/docs/user-interface/toolbars', 'Toolbars');
  },
);

/** Truncates the data of a page in transit. */
const cutOff = (page: Page, path: string) =>
  page.route(dataOf(path), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  });

/** Messages of a page whose data cannot be read: with a path prefix, Gatsby's loader looks for the page elsewhere; the site then reports it. */
const UNREAD = /could not be read|page resources for/;

test(
  'a link to a page with truncated data loads a readable document, with a message',
  { tag: '@full' },
  async ({ page, allow }) => {
    allow.error(UNREAD);
    allow.error(/status of 404/); // With a path prefix: the page at the address where Gatsby's loader looks for it.
    await cutOff(page, '/blog/tags/scripting');
    await open(page, '/docs/mirroring');
    const documents = documentsOf(page);
    await followLink(page, '/blog/tags/scripting');
    await expect(page.getByRole('alert').filter({ has: retry(page) })).toContainText(UNREAD);
    await expect(h1(page)).toHaveText('2 posts tagged with "Scripting"');
    await expect(page).toHaveURL('/blog/tags/scripting');
    expect(documents).toEqual(['/blog/tags/scripting']);

    await page.unroute(dataOf('/blog/tags/scripting'));
    await retry(page).click();
    await hydrated(page);
    await expect(retry(page)).toHaveCount(0);
  },
);

const FAULTS = [
  ['is cut off', { half: true }],
  ['is answered by an error', { status: 500 }],
  ['ends with the connection', { abort: 'connectionreset' }],
] as const;

test('a page whose data cannot be loaded remains as it was served, with a message', async ({ page, allow }) => {
  allow.error(UNREAD);
  allow.error(/Failed to load resource/);
  const path = '/docs/snapping';
  for (const [what, fail] of FAULTS) {
    await test.step(`a page whose data ${what}`, async () => {
      if ('half' in fail) await cutOff(page, path);
      else {
        await page.route(dataOf(path), (route) =>
          'abort' in fail ? route.abort(fail.abort) : route.fulfill({ status: fail.status }),
        );
      }
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ has: retry(page) })).toContainText(UNREAD);
      await expect(h1(page)).toHaveText('Snapping');
      await expect(page).toHaveTitle(/^Snapping \|/);
      await page.unroute(dataOf(path));
    });
  }
});
