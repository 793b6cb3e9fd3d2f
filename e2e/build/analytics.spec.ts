import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDrawer, painted } from '../support/frame';
import { open } from '../support/open';
import { makeQuickCopy, type SiteCopy } from '../support/site-copy';
import { expect, test } from '../support/test';
import { dataOf, followLink, holdBack } from '../support/watch';

// One worker builds the copy, once.
test.describe.configure({ mode: 'default' });

const GTAG_ID = 'G-TEST123456';
const ADS_CLIENT = 'ca-pub-1234567890123456';
const TAG_HOST = 'www.googletagmanager.com';
const ADS_HOST = 'pagead2.googlesyndication.com';

let site: SiteCopy;
test.beforeAll(async () => {
  site = makeQuickCopy();
  const { status, stdout, stderr } = await site.build({ GTAG_ID, ADS_CLIENT });
  expect(status, stdout + stderr).toBe(0);
});
test.afterAll(() => site.remove());

/** What the pages have asked Google for. */
let asked: string[];

test.beforeEach(async ({ page, allow, siteOrigin }) => {
  asked = [];
  allow.host(TAG_HOST);
  allow.host(ADS_HOST);
  for (const host of [TAG_HOST, ADS_HOST]) {
    await page.route(`https://${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
  }
  // The host answers with the copy instead of dist/.
  await page.route(`${siteOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const built = join(site.folder, 'dist', decodeURIComponent(pathname));
    const path = [built, `${built}.html`, join(built, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
    return route.fulfill(path === undefined ? { status: 404, body: '' } : { path });
  });
});

/** What the page has told the analytics, in order. */
const told = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    Array.from(Reflect.get(window, 'dataLayer') ?? [], (entry: ArrayLike<unknown>) => Array.from(entry)),
  );

/** Waits as long as the plugin would before it counts a view, and returns all views that were counted. */
async function views(page: Page): Promise<unknown[]> {
  await painted(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return (await told(page))
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => view);
}

const view = (siteOrigin: string, title: string, path: string) => ({
  page_title: title,
  page_location: siteOrigin + path,
  page_path: path,
});

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('the pages load both scripts of Google, once, and configure the id without a view', async ({ page }) => {
  await open(page, '/docs/faq');
  const tag = page.locator(`script[src="https://${TAG_HOST}/gtag/js?id=${GTAG_ID}"]`);
  const ads = page.locator(`head script[src="https://${ADS_HOST}/pagead/js/adsbygoogle.js?client=${ADS_CLIENT}"]`);
  await expect(tag).toHaveCount(1);
  await expect(tag).toHaveAttribute('async');
  await expect(ads).toHaveCount(1);
  await expect(ads).toHaveAttribute('async');
  await expect(ads).toHaveAttribute('crossorigin', 'anonymous');
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  expect(asked).toHaveLength(2);
  const setup = (await told(page)).filter(([command]) => command !== 'event');
  expect(setup.map(([command]) => command)).toEqual(['js', 'config']);
  expect(setup[1]).toEqual(['config', GTAG_ID, { send_page_view: false }]);
});

test('each change of path, query or hash counts one view, under the new title', async ({ page, siteOrigin, allow }) => {
  allow.error(/status of 404/);
  const expected: unknown[] = [];
  const expectView = async (title: string, path: string) => {
    await expect(page).toHaveURL(path);
    expected.push(view(siteOrigin, `${title} | Tumble`, path));
    await expect.poll(() => views(page), path).toEqual(expected);
  };

  await open(page, '/docs/faq?from=chat#is-it-free');
  await expectView('FAQ', '/docs/faq?from=chat#is-it-free');

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Physics', exact: true }).click();
  await expectView('FAQ', '/docs/faq?from=chat#physics');
  await contents.getByRole('link', { name: 'Scripts', exact: true }).click();
  await expectView('FAQ', '/docs/faq?from=chat#scripts');

  await mainLink(page, 'Blog').click();
  await expectView('Blog', '/blog');
  await followLink(page, '/blog/tags/scripting');
  await expectView('2 posts tagged with "Scripting"', '/blog/tags/scripting');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expectView('2 posts tagged with "Scripting"', '/blog/tags/scripting?view=list');

  await page.goBack();
  await expectView('2 posts tagged with "Scripting"', '/blog/tags/scripting');
  await page.goBack();
  await expectView('Blog', '/blog');
  await page.goForward();
  await expectView('2 posts tagged with "Scripting"', '/blog/tags/scripting');

  await followLink(page, '/docs/mirroring#no-such-anchor');
  await expectView('Mirroring', '/docs/mirroring#no-such-anchor');
  await followLink(page, '/docs/no-such-page');
  await expectView('Page Not Found', '/docs/no-such-page');
});

test('a link that is clicked again counts no view', async ({ page, siteOrigin }) => {
  await open(page, '/docs/faq');
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  const expected = [view(siteOrigin, 'FAQ | Tumble', '/docs/faq'), view(siteOrigin, 'Blog | Tumble', '/blog')];
  await expect.poll(() => views(page)).toEqual(expected);
  await mainLink(page, 'Blog').click();
  await page.evaluate(() => window.scrollTo(0, 500));
  await mainLink(page, 'Blog').dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0); // the click has been acted on
  expect(await views(page)).toEqual(expected);
});

test('a page that comes slowly is counted when it is there, under its own title', async ({ page, siteOrigin }) => {
  await open(page, '/docs/faq');
  const release = await holdBack(page, dataOf('/blog'));
  await mainLink(page, 'Blog').click();
  await page.locator('.progress-bar').waitFor();
  expect(await views(page)).toEqual([view(siteOrigin, 'FAQ | Tumble', '/docs/faq')]);
  await release();
  await expect(h1(page)).toHaveText('Blog');
  expect(await views(page)).toEqual([
    view(siteOrigin, 'FAQ | Tumble', '/docs/faq'),
    view(siteOrigin, 'Blog | Tumble', '/blog'),
  ]);
});

test('an address that is made tidy counts one view', async ({ page, siteOrigin }) => {
  await open(page, '/docs/faq.html?from=chat');
  await expect(page).toHaveURL('/docs/faq?from=chat');
  expect(await views(page)).toEqual([view(siteOrigin, 'FAQ | Tumble', '/docs/faq?from=chat')]);
});

test('the drawer counts no view, and a link in it one', async ({ page, siteOrigin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/showcase');
  const first = view(siteOrigin, 'Showcase | Tumble', '/showcase');
  const drawer = await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await openDrawer(page);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await openDrawer(page);
  expect(await views(page)).toEqual([first]);
  await drawer.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(h1(page)).toHaveText('Blog');
  expect(await views(page)).toEqual([first, view(siteOrigin, 'Blog | Tumble', '/blog')]);
});

test('for a reader who does not want to be tracked nothing is configured or counted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
  });
  await open(page, '/docs/faq');
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  expect(await told(page)).toEqual([]);
  expect(await page.evaluate(() => ['dataLayer', 'gtag'].map((name) => typeof Reflect.get(window, name)))).toEqual([
    'undefined',
    'undefined',
  ]);
});

test('a script of Google that is blocked changes nothing for the reader', async ({ page }) => {
  for (const host of [TAG_HOST, ADS_HOST]) await page.route(`https://${host}/**`, (route) => route.abort());
  await open(page, '/docs/faq');
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
});

test('without the ids no page names Google', async () => {
  for (const file of ['index.html', 'docs/faq.html', 'blog.html', '404.html']) {
    const html = readFileSync(join('dist', file), 'utf8');
    expect(html).not.toMatch(/googletagmanager|googlesyndication|gtag|dataLayer/);
    expect(readFileSync(join(site.folder, 'dist', file), 'utf8')).toMatch(/googletagmanager[^]*gtag[^]*dataLayer/);
  }
});

for (const [variable, id, like] of [
  ['GTAG_ID', 'UA"><script>', 'G-AB12CD34EF'],
  ['ADS_CLIENT', 'pub-123', 'ca-pub-1234567890123456'],
] as const) {
  test(`a build with a ${variable} of a wrong form ends, and says what is wrong`, async () => {
    const { status, stdout, stderr } = await site.build({ [variable]: id });
    expect(status).not.toBe(0);
    // Gatsby breaks lines anywhere.
    const told = (stdout + stderr).replace(/\s+/g, '');
    expect(told).toContain(
      `The environment variable ${variable} is "${id}"; an id looks like ${like}.`.replace(/\s+/g, ''),
    );
  });
}
