import type { Page } from '@playwright/test';
import { scrollTo, scrollY } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

const POST = '/blog/introducing-particle-life';

const cover = (page: Page) => page.locator('.post-cover a.zoom-picture');
const zoomed = (page: Page) => page.locator('dialog.zoom');

test('a cover opens larger and within the view, and moves nothing', { tag: '@whole-browser' }, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset['shifts'] = JSON.stringify(list.getEntries());
    }).observe({ type: 'layout-shift' });
  });
  await open(page, POST);

  // First, because the browser counts shifts caused by clicks, too.
  await test.step('moves nothing on the page, and preserves its position', async () => {
    await scrollTo(page, 120);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await cover(page).focus();
    const top = await scrollY(page);
    await page.keyboard.press('Enter');
    await expect(zoomed(page)).toBeVisible();
    expect((await title.boundingBox())?.x).toBe(before?.x);
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
    await expect(cover(page)).toBeFocused();
    expect(await scrollY(page)).toBe(top);
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
  });

  await test.step('is larger than on the page, and within the view', async () => {
    const small = await cover(page).locator('img').boundingBox();
    await cover(page).click();
    const image = zoomed(page).locator('img');
    await expect(image).toBeInViewport({ ratio: 1 });
    expect((await image.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
  });
});
