import type { Page } from '@playwright/test';
import { startChangingHost } from '../support/hosts/changing-host';
import { connect } from '../support/connect';
import { hydrated, open } from '../support/open';
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

test('a page is prefetched once, however many links lead to it', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1366, height: 6000 });
  await open(page, '/blog'); // each post has three links, plus one in the sidebar
  const last = '/page-data/blog/tags/page-data.json';
  await expect
    .poll(async () => {
      await page.clock.runFor(4000);
      return prefetched(page);
    })
    .toContain(last);
  const ahead = await prefetched(page);
  expect(ahead.filter((path, index) => ahead.indexOf(path) !== index)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the page of a link is loaded when it is likely to be followed, and once', async ({ page, context }) => {
    await page.clock.install();
    const requests = requestsOf(page);
    await open(page, '/docs/faq');
    // Nothing is prefetched meanwhile: the page's clock is paused.
    await page.clock.pauseAt(Date.now() + 60_000_000);
    expect(await isLoaded(page, '/community/support')).toBe(false);

    await test.step('the reader points at it', async () => {
      const asked = page.waitForRequest(dataOf('/blog'));
      await mainLink(page, 'Blog').hover();
      expect((await (await asked).allHeaders())['sec-purpose']).toBeUndefined();
      await expect.poll(() => isLoaded(page, '/blog')).toBe(true);
    });

    await test.step('it has the focus', async () => {
      const asked = page.waitForRequest(dataOf('/showcase'));
      await mainLink(page, 'Showcase').focus();
      expect((await (await asked).allHeaders())['sec-purpose']).toBeUndefined();
      await expect.poll(() => isLoaded(page, '/showcase')).toBe(true);
    });

    await test.step('the Tab key reaches it', async () => {
      expect(await isLoaded(page, '/community/support')).toBe(false);
      await page.keyboard.press('Tab');
      await expect(mainLink(page, 'Community')).toBeFocused();
      await expect.poll(() => isLoaded(page, '/community/support')).toBe(true);
    });

    await test.step('it is touched, before the finger is lifted', async () => {
      expect(await isLoaded(page, '/docs')).toBe(false);
      const box = await mainLink(page, 'Docs').boundingBox();
      if (!box) throw new Error('There is no such link.');
      const session = await context.newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
      });
      await expect.poll(() => isLoaded(page, '/docs')).toBe(true);
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await expect(page).toHaveURL('/docs/faq');
    });

    await test.step('prefetched files are not requested again', async () => {
      await mainLink(page, 'Showcase').hover();
      await mainLink(page, 'Blog').hover();
      await mainLink(page, 'Blog').focus();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
      await page.clock.runFor(30_000);
      await barrier(page);
      await page.clock.resume();
      await mainLink(page, 'Blog').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      for (const path of [DATA, '/page-data/showcase/page-data.json'])
        expect(requests.filter((each) => each === path)).toHaveLength(1);
    });
  });
});

const CONNECTIONS = [
  ['a fast connection', { effectiveType: '4g', saveData: false }, true],
  ['a 3G connection', { effectiveType: '3g', saveData: false }, true],
  ['a 2G connection', { effectiveType: '2g', saveData: false }, false],
  ['a slow 2G connection', { effectiveType: 'slow-2g', saveData: false }, false],
  ['a connection that saves data', { effectiveType: '4g', saveData: true }, false],
] as const;

test('pages are only prefetched on fast connections', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  for (const [name, connection, isAhead] of CONNECTIONS) {
    await test.step(`pages are ${isAhead ? '' : 'not '}prefetched on ${name}`, async () => {
      const connected = await connect(page, connection);
      await page.goto('/docs/faq');
      await page.mouse.move(300, 700); // With data saving, the scripts wait for the first interaction.
      await hydrated(page);
      const requests = requestsOf(page);
      await page.clock.runFor(30_000);
      await barrier(page);
      if (isAhead) await expect.poll(() => prefetched(page)).toContain(DATA);
      else expect(await prefetched(page)).toEqual([]);

      await mainLink(page, 'Showcase').hover();
      await mainLink(page, 'Community').focus();
      await mainLink(page, 'Showcase').dispatchEvent('touchstart');
      await barrier(page);
      if (isAhead) await expect.poll(() => isLoaded(page, '/showcase')).toBe(true);
      else expect(requests.filter((path) => path !== '/favicon.svg')).toEqual([]);

      await mainLink(page, 'Blog').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      await connected.dispose();
      await page.mouse.move(300, 600); // The next document must not open with the pointer on a link.
    });
  }
});
