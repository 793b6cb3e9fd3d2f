import type { Page } from '@playwright/test';
import { startChangingHost } from '../support/hosts/changing-host';
import { BLOCKED, blockScripts, navbar, painted, storeBefore, stored } from '../support/frame';
import { hydrated, open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.getByRole('banner');
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' });

const DISMISSED = { 'announcement.id': 'particle-life', 'announcement.dismissed': 'true' };

test('is above the navigation bar and links to its target', async ({ page }) => {
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  const [barBox, navbarBox] = [await bar(page).boundingBox(), await navbar(page).boundingBox()];
  expect(barBox?.y).toBe(0);
  expect(navbarBox?.y).toBe(barBox?.height);
  await bar(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/introducing-particle-life$/);
});

test('closes by keyboard, and remains closed on other pages and visits', async ({ page }) => {
  await open(page, '/docs');
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab'); // the skip link, the bar's link, its button
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  expect(await stored(page, 'announcement.dismissed')).toBe('true');
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
  await open(page, '/showcase');
  await expect(bar(page)).toBeHidden();
});

test('is not shown after it was closed, even if scripts are blocked', async ({ page, allow }) => {
  allow.error(BLOCKED);
  await storeBefore(page, DISMISSED);
  await blockScripts(page);
  await page.goto('/docs');
  await expect(page.locator('.announcement')).toHaveCount(1);
  await expect(bar(page)).toBeHidden();
  expect((await navbar(page).boundingBox())?.y).toBe(0);
});

/** Records layout shifts without user input on all pages; returns a function that reads them. */
async function watchShifts(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => JSON.stringify(entry));
      sessionStorage.setItem('shifts', (sessionStorage.getItem('shifts') ?? '') + shifts.join('\n'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => sessionStorage.getItem('shifts'));
  };
}

for (const [state, values] of Object.entries({ closed: DISMISSED, shown: {} })) {
  test(`moves nothing while a page loads: ${state}`, { tag: '@whole-browser' }, async ({ page }) => {
    await storeBefore(page, values);
    const shifts = await watchShifts(page);
    for (const path of ['/', '/docs', '/blog']) {
      await open(page, path);
      expect(await shifts()).toBeNull();
    }
  });
}

const PAUSES = [
  ['/docs', '<button type="button" class="icon-button" aria-label="Close"'],
  ['/docs', 'Blog</a>'],
  ['/docs', 'Ctrl K'],
  ['/docs', '<main'],
  ['/', '<div class="live-scene-stage"'],
  ['/', '<div class="live-scene-controls"'],
  ['/', '<details class="live-scene-code"'],
] as const;

for (const [path, place] of sample(PAUSES, { every: 3 })) {
  test(
    `moves nothing if ${path} loads slowly, first up to ${place}`,
    { tag: '@whole-browser' },
    async ({ page, allow }) => {
      const host = await startChangingHost('dist');
      allow.host(new URL(host.origin).host);
      host.pauseBefore(path, place);
      const shifts = await watchShifts(page);
      await page.goto(host.origin + onSite(path));
      await hydrated(page);
      expect(await shifts()).toBeNull();
      await host.goAway();
    },
  );
}
