import type { Locator, Page } from '@playwright/test';
import { startChangingHost } from '../support/hosts/changing-host';
import { open } from '../support/open';
import { offSite, onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';
import { dataOf } from '../support/watch';

const DATA = '/page-data/blog/page-data.json';
const SCRIPT = /^\/component---src-templates-blog-list-tsx-.+\.js$/;

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** The paths that pages request from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(offSite(new URL(request.url()).pathname)));
  return paths;
}

/** The data that the page has prefetched, in order. */
async function prefetched(page: Page): Promise<string[]> {
  const links = page.locator('head > link[rel="preload"][as="fetch"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map(offSite);
}

/** The browser's priority of each requested path from now on. */
async function prioritiesOf(page: Page): Promise<Map<string, string>> {
  const priorities = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request }) => {
    const path = offSite(new URL(request.url).pathname);
    if (!priorities.has(path)) priorities.set(path, request.initialPriority);
  });
  await session.send('Network.enable');
  return priorities;
}

const isLoaded = (page: Page, path: string) =>
  page.evaluate((address) => window.___loader.loadPageSync(address) !== undefined, onSite(path));

/** Waits until all earlier requests of the page have been recorded: they arrive in order. */
const barrier = (page: Page) =>
  page.evaluate((address) => fetch(address).then((response) => response.text()), onSite('/favicon.svg'));

test('the data and the script of the page of a link in view are prefetched at low priority without interaction, and not requested again when it is followed', async ({
  page,
  allow,
}) => {
  const host = await startChangingHost('dist');
  allow.host(new URL(host.origin).host);
  try {
    const priorities = await prioritiesOf(page);
    await open(page, `${host.origin}${onSite('/docs/faq')}`);
    const fetched = () => host.asked.filter((path) => path === DATA || SCRIPT.test(path));
    await expect.poll(() => fetched().length).toBe(2);
    expect(fetched()).toContain(DATA);
    expect(await prefetched(page)).toContain(DATA);
    for (const path of fetched()) expect(priorities.get(path), path).toMatch(/Low/);
    expect(await isLoaded(page, '/blog')).toBe(false);

    await mainLink(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    expect(fetched()).toHaveLength(2);
  } finally {
    await host.goAway();
  }
});

test('the page of a link is prefetched when the link comes into view, and not before', async ({ page }) => {
  await page.clock.install();
  const requests = requestsOf(page);
  const data = '/page-data/community/changelog/page-data.json';
  await open(page, '/docs/faq');
  // Far more time than the links in view take.
  await page.clock.runFor(30_000);
  await expect.poll(() => requests).toContain(DATA);
  await barrier(page);
  expect(requests).not.toContain(data);
  await page.locator('.content').getByRole('link', { name: 'changelog' }).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(4000);
      return requests;
    })
    .toContain(data);
});

test('the page of a link is loaded when it is likely to be followed', async ({ page }) => {
  await page.clock.install();
  await open(page, '/docs/faq');
  // Nothing is prefetched meanwhile: the page's clock is paused.
  await page.clock.pauseAt(Date.now() + 60_000_000);
  for (const [name, path, act] of [
    ['Blog', '/blog', (link: Locator) => link.hover()],
    ['Showcase', '/showcase', (link: Locator) => link.focus()],
    ['Docs', '/docs', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    expect(await isLoaded(page, path)).toBe(false);
    const asked = page.waitForRequest(dataOf(path));
    await act(mainLink(page, name));
    expect((await (await asked).allHeaders())['sec-purpose']).toBeUndefined();
    await expect.poll(() => isLoaded(page, path)).toBe(true);
  }
});
