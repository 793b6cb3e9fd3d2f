import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  ADS_CLIENT,
  ADS_HOST,
  GTAG_ID,
  PREFIX,
  TAG_HOST,
  test,
  type ConfiguredSite,
} from '../support/hosts/configured-site';
import { h1, mainLink, painted } from '../support/frame';
import { open } from '../support/open';
import { parseHtml } from '../support/pages/parse-html';
import { expect } from '../support/test';
import { dataOf, followLink, holdBack } from '../support/watch';

/** The calls that the page has made to the analytics, in order. */
const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    Array.from(Reflect.get(window, 'dataLayer') ?? [], (entry: ArrayLike<unknown>) => Array.from(entry)),
  );

/** Waits as long as the plugin would before counting a view, and returns all counted views. */
async function views(page: Page): Promise<unknown[]> {
  await painted(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return (await calls(page))
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => view);
}

/** The expected view of a page of the copy, with its built title. */
function viewOf({ site, at }: ConfiguredSite, path: string) {
  const file = join(site.folder, 'dist', `${path.replace(/[?#].*/, '')}.html`);
  const html = readFileSync(existsSync(file) ? file : join(site.folder, 'dist/404.html'), 'utf8');
  return {
    page_title: parseHtml(html).title,
    page_location: at(path),
    page_path: PREFIX + path,
  };
}

test('pages load both scripts of Google once, and configure the ids without counting a view', async ({
  page,
  heard,
  configured,
}) => {
  await open(page, configured.at('/docs/faq'));
  const tag = page.locator(`script[src="https://${TAG_HOST}/gtag/js?id=${GTAG_ID}"]`);
  const ads = page.locator(`head script[src="https://${ADS_HOST}/pagead/js/adsbygoogle.js?client=${ADS_CLIENT}"]`);
  await expect(tag).toHaveCount(1);
  await expect(tag).toHaveAttribute('async');
  await expect(ads).toHaveCount(1);
  await expect(ads).toHaveAttribute('async');
  await expect(ads).toHaveAttribute('crossorigin', 'anonymous');
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  expect(heard.asked).toHaveLength(2);
  const setup = (await calls(page)).filter(([command]) => command !== 'event');
  expect(setup.map(([command]) => command)).toEqual(['js', 'config']);
  expect(setup[1]).toEqual(['config', GTAG_ID, { send_page_view: false }]);
});

test('each change of path, query or hash counts one view with the new title', async ({ page, configured }) => {
  const expected: unknown[] = [];
  const expectView = async (path: string) => {
    await expect(page).toHaveURL(configured.at(path));
    expected.push(viewOf(configured, path));
    await expect.poll(() => views(page), path).toEqual(expected);
  };

  await open(page, configured.at('/docs/faq?from=chat#is-it-free'));
  await expectView('/docs/faq?from=chat#is-it-free');

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Physics', exact: true }).click();
  await expectView('/docs/faq?from=chat#physics');
  await contents.getByRole('link', { name: 'Scripts', exact: true }).click();
  await expectView('/docs/faq?from=chat#scripts');

  await mainLink(page, 'Blog').click();
  await expectView('/blog');
  await followLink(page, `${PREFIX}/blog/tags/scripting`);
  await expectView('/blog/tags/scripting');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expectView('/blog/tags/scripting?view=list');

  await page.goBack();
  await expectView('/blog/tags/scripting');
  await page.goBack();
  await expectView('/blog');
  await page.goForward();
  await expectView('/blog/tags/scripting');

  await followLink(page, `${PREFIX}/docs/mirroring#no-such-anchor`);
  await expectView('/docs/mirroring#no-such-anchor');
  await followLink(page, `${PREFIX}/docs/no-such-page`);
  await expectView('/docs/no-such-page');
});

test('a page that loads slowly is counted once it is shown, with its own title', async ({ page, configured }) => {
  await open(page, configured.at('/docs/faq'));
  const release = await holdBack(page, dataOf('/blog'));
  await mainLink(page, 'Blog').click();
  await page.locator('.progress-bar').waitFor();
  expect(await views(page)).toEqual([viewOf(configured, '/docs/faq')]);
  await release();
  await expect(h1(page)).toHaveText('Blog');
  expect(await views(page)).toEqual([viewOf(configured, '/docs/faq'), viewOf(configured, '/blog')]);
});

test('a normalised address counts one view', async ({ page, configured }) => {
  await open(page, configured.at('/docs/faq.html?from=chat'));
  await expect(page).toHaveURL(configured.at('/docs/faq?from=chat'));
  expect(await views(page)).toEqual([viewOf(configured, '/docs/faq?from=chat')]);
});

test('nothing is configured or counted for readers who do not want to be tracked', async ({ page, configured }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
  });
  await open(page, configured.at('/docs/faq'));
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  expect(await calls(page)).toEqual([]);
  expect(await page.evaluate(() => ['dataLayer', 'gtag'].map((name) => typeof Reflect.get(window, name)))).toEqual([
    'undefined',
    'undefined',
  ]);
});

test('a blocked script of Google does not affect the page', async ({ page, configured }) => {
  for (const host of [TAG_HOST, ADS_HOST]) await page.route(`https://${host}/**`, (route) => route.abort());
  await open(page, configured.at('/docs/faq'));
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
});

test('pages do not refer to Google without ids', ({ configured: { site } }) => {
  for (const file of ['index.html', 'docs/faq.html', 'blog.html', '404.html']) {
    const html = readFileSync(join('dist', file), 'utf8');
    expect(html).not.toMatch(/googletagmanager|googlesyndication|gtag|dataLayer/);
    expect(readFileSync(join(site.folder, 'dist', file), 'utf8')).toMatch(/googletagmanager[^]*gtag[^]*dataLayer/);
  }
});
