import type { Page } from '@playwright/test';
import { h1, mainLink } from '../support/frame';
import { offSite, onSite } from '../support/hosts/prefix';
import { test } from '../support/offline';
import { open } from '../support/open';
import { expect } from '../support/test';

const DATA = '/page-data/blog/page-data.json';
const SCRIPT = /^\/component---src-templates-blog-list-tsx-.+\.js$/;

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

test('the data and the script of the page of a link in view are prefetched at low priority without interaction, and not requested again when it is followed', async ({
  page,
  host,
}) => {
  const priorities = await prioritiesOf(page);
  await open(page, '/docs/faq');
  const fetched = () => host.asked.filter((path) => path === DATA || SCRIPT.test(path));
  await expect.poll(() => fetched().length).toBe(2);
  expect(fetched()).toContain(DATA);
  expect(await prefetched(page)).toContain(DATA);
  for (const path of fetched()) expect(priorities.get(path), path).toMatch(/Low/);
  const isLoaded = () => page.evaluate((path) => window.___loader.loadPageSync(path) !== undefined, onSite('/blog'));
  expect(await isLoaded()).toBe(false);

  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  expect(fetched()).toHaveLength(2);
});
