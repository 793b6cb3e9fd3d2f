import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { h1 } from '../support/frame';
import type { ChangingHost } from '../support/hosts/changing-host';
import { cachedPaths, names, settle, test, visit } from '../support/offline';
import { onSite } from '../support/hosts/prefix';
import { hydrated } from '../support/open';
import { scenesOf, start } from '../support/scenes';
import { expect } from '../support/test';
import { documentsOf, followLink } from '../support/watch';

/** Browser messages about requests without a network, and about the offline page's status. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 503/;

/** Replaces the worker by the one that removes it. */
async function deployRemover(page: Page, host: ChangingHost): Promise<void> {
  const remover = { headers: { 'content-type': 'text/javascript' }, body: readFileSync('deploy/remove-worker.js') };
  host.fail((path) => (path === '/sw.js' ? remover : undefined));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

/** The numbers of registered workers and of caches. */
const left = (page: Page): Promise<number[]> =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);

test.use({ serviceWorkers: 'allow' });

test('visited pages can be read without a network while the worker is active', async ({
  page,
  context,
  host,
  allow,
}) => {
  allow.error(NO_NETWORK);
  await page.goto('/social-card.png');
  const former = await page.evaluate(async () => {
    const all = ['gatsby-plugin-offline-runtime', `gatsby-plugin-offline-precache-v2-${location.origin}/`];
    for (const name of all) await caches.open(name);
    return all;
  });
  await visit(page, '/docs/mirroring');
  await test.step('it deletes the caches of a former worker of Gatsby', () =>
    expect
      .poll(() => page.evaluate(() => caches.keys()))
      .not.toEqual(expect.arrayContaining([expect.stringMatching(former.join('|'))])));
  await visit(page, '/docs/faq');
  await followLink(page, '/docs/snapping');
  await expect(h1(page)).toHaveText('Snapping');
  await expect.poll(() => cachedPaths(page)).toEqual(['/docs/faq', '/docs/mirroring', '/docs/snapping']);
  await start(scenesOf(page).first());
  await settle(page);

  await test.step('links between them change the page in place', async () => {
    await host.goAway();
    await context.setOffline(true);
    await page.goto('/docs/mirroring?from=mail');
    await hydrated(page);
    const documents = documentsOf(page);
    await followLink(page, '/docs/faq');
    await expect(h1(page)).toHaveText('FAQ');
    await followLink(page, '/docs/snapping');
    await expect(h1(page)).toHaveText('Snapping');
    expect(documents).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(h1(page)).toHaveText('Snapping');
  });

  await test.step('a scene runs that has run online', () => start(scenesOf(page).first()));

  await test.step('an unvisited page is replaced by the offline page, which lists the available pages and opens the page when the network is back', async () => {
    const response = await page.goto('/docs/assets');
    expect(response?.status()).toBe(503);
    await expect(page).toHaveURL('/docs/assets');
    await expect(page).toHaveTitle(/^No connection \|/);
    await expect(h1(page)).toHaveText('No connection');
    const kept = page.getByRole('navigation', { name: 'Pages you can read now' });
    await expect(kept.getByRole('listitem')).toHaveText([
      'FAQ: walls, leaks, slow motion, saving /docs/faq',
      'Mirroring a selection /docs/mirroring',
      'Snapping shapes and joints /docs/snapping',
    ]);

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await expect(kept.getByRole('link')).toHaveText([/^FAQ/, /^Mirroring/, /^Snapping/]);
    await kept.getByRole('link', { name: /^FAQ/ }).click();
    await hydrated(page);
    await expect(h1(page)).toHaveText('FAQ');
    await page.goBack();
    await expect(h1(page)).toHaveText('No connection');
    await host.comeBack();
    await context.setOffline(false);
    await expect(h1(page)).toHaveText('Assets');
  });

  await test.step('the worker and its caches are removed when its removal is deployed', async () => {
    await expect.poll(() => cachedPaths(page)).toContain('/docs/assets');
    await settle(page);
    await deployRemover(page, host);
    // The removing worker waits for pending writes of the other.
    await expect.poll(() => left(page), { timeout: 30_000 }).toEqual([0, 0]);
  });
});

test(
  'a page that registers the removed worker late brings it back only until the next visit',
  { tag: '@full' },
  async ({ page, host }) => {
    await visit(page, '/docs/mirroring');
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      const isIdle = new Promise((resolve) => window.addEventListener('idle', resolve, { once: true }));
      window.requestIdleCallback = (callback) => {
        void isIdle.then(() => whenIdle(callback));
        return 0;
      };
    });
    await page.goto('/docs/faq');
    await deployRemover(page, host);
    await expect.poll(() => left(page), { timeout: 30_000 }).toEqual([0, 0]);

    const becomeIdle = () => page.evaluate(() => window.dispatchEvent(new Event('idle')));
    await becomeIdle();
    await expect.poll(() => left(page)).toEqual([1, 0]);
    await page.goto('/docs/snapping');
    await becomeIdle();
    await expect.poll(() => left(page), { timeout: 30_000 }).toEqual([0, 0]);
  },
);

test('a new build is used from the next page, and no page receives data of the other build', async ({
  page,
  context,
  host,
  allow,
}) => {
  allow.error(NO_NETWORK);
  const change = (text: string) => text.replaceAll('Mirroring', 'Reflecting').replaceAll('FAQ', 'Questions');
  const build = () => page.evaluate(() => window.___webpackCompilationHash);
  /** The text of the page, and text from its data. */
  const text = async () => [await h1(page).textContent(), await page.getByRole('contentinfo').textContent()].join();
  await visit(page, '/docs/mirroring');
  await visit(page, '/docs/faq');
  const old = await build();

  // A tab of the old build: its next page is of the new one, loaded as a document.
  host.deploy(change, 'b'.repeat(20));
  const documents = documentsOf(page);
  await followLink(page, '/docs/snapping');
  await expect(h1(page)).toHaveText('Snapping');
  await hydrated(page);
  expect(documents).toEqual(['/docs/snapping']);
  expect(await build()).not.toBe(old);
  await expect.poll(() => cachedPaths(page)).toHaveLength(3);
  await settle(page);

  // Without a network, each page is of the build that it was visited in.
  await context.setOffline(true);
  await followLink(page, '/docs/mirroring');
  await expect(h1(page)).toHaveText('Mirroring');
  await hydrated(page);
  expect(await build()).toBe(old);
  const before = documents.length;
  await followLink(page, '/docs/faq');
  await expect(h1(page)).toHaveText('FAQ');
  expect(await text()).not.toContain('Questions');
  expect(documents).toHaveLength(before);
  await followLink(page, '/docs/snapping');
  await expect(h1(page)).toHaveText('Snapping');
  await hydrated(page);
  expect(await build()).not.toBe(old);

  // With a network again, the new build is used, and nothing of the old one remains once its pages have been visited again.
  await context.setOffline(false);
  await visit(page, '/docs/mirroring');
  await expect(h1(page)).toHaveText('Reflecting');
  await visit(page, '/docs/faq');
  await expect(h1(page)).toHaveText('Questions');
  await page.goto('/docs/snapping');
  await expect
    .poll(() =>
      page.evaluate(async (data) => (await caches.keys()).filter((name) => name.startsWith(data)), names().data('')),
    )
    .toEqual([names().data('b'.repeat(20))]);
});

test('a newer text is shown in place, and without a network, too', async ({ page, context, host, allow }) => {
  allow.error(NO_NETWORK);
  const newer = page.getByRole('main').getByText('Mirroring now reflects');
  await visit(page, '/docs/mirroring');
  await visit(page, '/docs/faq');
  host.deploy((text) => text.replaceAll('Mirroring reflects', 'Mirroring now reflects'));
  const documents = documentsOf(page);
  await followLink(page, '/docs/mirroring');
  await expect(newer).toBeVisible();
  expect(documents).toEqual([]);
  const kept = () =>
    page.evaluate(
      async ([name = '', url = '']) => (await (await caches.open(name)).match(url))?.text(),
      [names().pages, new URL(onSite('/docs/mirroring'), host.origin).href],
    );
  await expect.poll(kept).toContain('Mirroring now reflects');

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(newer).toBeVisible();
});

test(
  'the site works as without a worker if the browser refuses to store data',
  { tag: '@full' },
  async ({ page, host, allow }) => {
    allow.error(/QuotaExceededError|The quota is used up/);
    host.prepend(
      '/sw.js',
      `self.addEventListener('activate', () => {
      const refuse = () => Promise.reject(new DOMException('The quota is used up.', 'QuotaExceededError'));
      Object.assign(caches, { open: refuse, match: refuse, keys: refuse, has: refuse, delete: refuse });
    });\n`,
    );
    await page.goto('/docs/faq');
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/docs/mirroring');
    await hydrated(page);
    await followLink(page, '/docs/faq');
    await expect(h1(page)).toHaveText('FAQ');
  },
);

test('the worker is registered after the page has loaded, and requests little', async ({ page, host }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/late.png', async (route) => {
    await held;
    await route.fulfill({ status: 204 });
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const picture = document.createElement('img');
      picture.src = '/late.png';
      document.body.append(picture);
    });
  });
  await page.goto('/docs/faq', { waitUntil: 'commit' });
  await page.locator('script[data-scripts]').waitFor({ state: 'attached' });
  await page.mouse.move(300, 300); // Starts the scripts before the picture has loaded.
  await hydrated(page);
  expect(host.asked).not.toContain('/sw.js');
  release();
  await expect.poll(() => cachedPaths(page)).toEqual(['/docs/faq']);
  await settle(page);
  expect(host.asked).toContain('/sw.js');
  expect(host.asked.filter((path) => path === '/offline')).toHaveLength(1);
});
