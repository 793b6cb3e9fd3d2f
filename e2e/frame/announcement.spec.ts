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

test('moves nothing while a page loads, shown or closed', { tag: '@whole-browser' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const state of ['shown', 'closed']) {
    if (state === 'closed') await storeBefore(page, DISMISSED);
    for (const path of ['/', '/docs', '/blog']) {
      await test.step(`${state} on ${path}`, async () => {
        await open(page, path);
        await expect(bar(page)).toBeVisible({ visible: state === 'shown' });
        expect(await shifts()).toEqual([]);
      });
    }
  }
});

const PAUSES = [
  ['/docs', '<button type="button" class="icon-button" aria-label="Close"'],
  ['/docs', 'Blog</a>'],
  ['/docs', 'Ctrl K'],
  ['/docs', '<main'],
  ['/', '<div class="live-scene-stage"'],
  ['/', '<div class="live-scene-controls"'],
  ['/', '<details class="live-scene-code"'],
] as const;

testOnHost('moves nothing if a page loads slowly', { tag: '@whole-browser' }, async ({ page, host }) => {
  const shifts = await watchShifts(page);
  for (const [path, place] of sample(PAUSES, { every: 3 })) {
    await test.step(`${path}, first up to ${place}`, async () => {
      host.pauseBefore(path, place);
      await open(page, path);
      expect(await shifts()).toEqual([]);
    });
  }
});
