import type { Page } from '@playwright/test';
import { BLOCKED, blockScripts, mainLink, navbar, storeBefore, watchShifts } from '../support/frame';
import { test as testOnHost } from '../support/offline';
import { open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.getByRole('banner');

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

test('remains closed on other pages, even if their scripts are blocked', async ({ page, allow }) => {
  allow.error(BLOCKED);
  await open(page, '/docs');
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(bar(page)).toBeHidden();
  await mainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(bar(page)).toBeHidden();

  await blockScripts(page);
  await page.goto('/docs');
  await expect(page.locator('.announcement')).toHaveCount(1);
  await expect(bar(page)).toBeHidden();
  expect((await navbar(page).boundingBox())?.y).toBe(0);
});

for (const [state, values] of Object.entries({ closed: DISMISSED, shown: {} })) {
  test(`moves nothing while a page loads: ${state}`, { tag: '@whole-browser' }, async ({ page }) => {
    await storeBefore(page, values);
    const shifts = await watchShifts(page);
    for (const path of ['/', '/docs', '/blog']) {
      await open(page, path);
      await expect(bar(page)).toBeVisible({ visible: state === 'shown' });
      expect(await shifts()).toEqual([]);
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
  testOnHost(
    `moves nothing if ${path} loads slowly, first up to ${place}`,
    { tag: '@whole-browser' },
    async ({ page, host }) => {
      host.pauseBefore(path, place);
      const shifts = await watchShifts(page);
      await open(page, path);
      expect(await shifts()).toEqual([]);
    },
  );
}
