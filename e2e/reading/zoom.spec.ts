import type { Page } from '@playwright/test';
import { scrollTo, scrollY } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

const POST = '/blog/introducing-particle-life';

const cover = (page: Page) => page.locator('.post-cover a.zoom-picture');
const zoomed = (page: Page) => page.locator('dialog.zoom');

/** Ways to close it other than keys. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => zoomed(page).getByRole('button', { name: 'Close' }).click(),
  'a click on the picture': (page) => zoomed(page).locator('img').click(),
  'a click beside it': (page) => page.mouse.click(8, 400),
};

test(
  'a cover opens and closes by keyboard and clicks, larger and within the view, and moves nothing',
  { tag: '@whole-browser' },
  async ({ page }) => {
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
      expect(await scrollY(page)).toBe(top);
      await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
    });

    await test.step('opens by Enter and closes by Escape, and the focus returns', async () => {
      await cover(page).focus();
      await page.keyboard.press('Enter');
      await expect(zoomed(page)).toBeVisible();
      await expect(zoomed(page)).toHaveAccessibleName((await cover(page).locator('img').getAttribute('alt')) ?? '');
      await expect(zoomed(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${POST}$`));
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
      await expect(cover(page)).toBeFocused();
    });

    for (const [way, close] of Object.entries(ways)) {
      await test.step(`closes by ${way}`, async () => {
        await cover(page).click();
        await expect(zoomed(page)).toBeVisible();
        await close(page);
        await expect(zoomed(page)).toHaveCount(0);
        await expect(cover(page)).toBeFocused();
      });
    }

    await test.step('is larger than on the page, and within the view', async () => {
      const small = await cover(page).locator('img').boundingBox();
      await cover(page).click();
      const image = zoomed(page).locator('img');
      await expect(image).toBeInViewport({ ratio: 1 });
      expect((await image.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
    });
  },
);

test('Back leaves the page, and nothing of the picture remains', async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('main').getByRole('link', { name: 'Introducing particle life' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${POST}$`));
  await cover(page).click();
  await expect(zoomed(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(zoomed(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});
