import type { Page } from '@playwright/test';
import { cacheNames } from '@physics-editor/lib/offline';
import { startChangingHost, type ChangingHost } from './hosts/changing-host';
import { hydrated } from './open';
import { offSite, onSite } from './hosts/prefix';
import { expect, test as base } from './test';

/** The site on a host of its own, which may go down or change. */
export const test = base.extend<{ host: ChangingHost }>({
  host: async ({ allow }, use) => {
    const host = await startChangingHost('dist');
    allow.host(new URL(host.origin).host);
    await use(host);
    await host.goAway();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

/** The names of the worker's caches. */
export const names = () => cacheNames(onSite('/'));

/** The paths of cached pages. */
export async function cachedPaths(page: Page): Promise<string[]> {
  const paths = await page.evaluate(async (pages) => {
    if (!(await caches.has(pages))) return [];
    const keys = await (await caches.open(pages)).keys();
    return keys.map(({ url }) => new URL(url).pathname).sort();
  }, names().pages);
  return paths.map(offSite);
}

/** The number of cached data files and scripts. */
const cachedFileCount = (page: Page): Promise<number> =>
  page.evaluate(
    async ([data = '', files = '']) => {
      const kept = (await caches.keys()).filter((name) => name.startsWith(data) || name === files);
      const all = await Promise.all(kept.map(async (name) => (await (await caches.open(name)).keys()).length));
      return all.reduce((sum, count) => sum + count, 0);
    },
    [names().data(''), names().files],
  );

/** Opens a page and waits until it is cached with everything it loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => cachedPaths(page)).toContain(path);
  await settle(page);
}

/** Waits until caching has finished. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let last = -1;
  await expect
    .poll(
      async () => {
        const count = await cachedFileCount(page);
        const isSame = count === last && count > 0;
        last = count;
        return isSame;
      },
      { intervals: [300] },
    )
    .toBe(true);
}
