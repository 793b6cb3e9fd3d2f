import type { Page } from '@playwright/test';
import { scrollTo, scrollY } from './support/frame';
import { open } from './support/open';
import { expect, test } from './support/test';

const POST = '/blog/introducing-particle-life';

const cover = (page: Page) => page.locator('.post-cover a.zoom-picture');
const zoomed = (page: Page) => page.locator('dialog.zoom');

test('a cover opens by Enter and closes by Escape, and the focus returns', async ({ page }) => {
  await open(page, POST);
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

test('is larger than on the page, and within the view', async ({ page }) => {
  await open(page, POST);
  const small = await cover(page).locator('img').boundingBox();
  await cover(page).click();
  const image = zoomed(page).locator('img');
  await expect(image).toBeInViewport({ ratio: 1 });
  expect((await image.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
});

for (const [way, close] of Object.entries({
  'its button': (page: Page) => zoomed(page).getByRole('button', { name: 'Close' }).click(),
  'a click on the picture': (page: Page) => zoomed(page).locator('img').click(),
  'a click beside it': (page: Page) => page.mouse.click(8, 400),
})) {
  test(`closes by ${way}`, async ({ page }) => {
    await open(page, POST);
    await cover(page).click();
    await expect(zoomed(page)).toBeVisible();
    await close(page);
    await expect(zoomed(page)).toHaveCount(0);
    await expect(cover(page)).toBeFocused();
  });
}

test('moves nothing on the page, and keeps its place', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset['shifts'] = JSON.stringify(list.getEntries());
    }).observe({ type: 'layout-shift' });
  });
  await open(page, POST);
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

test('the page is left by Back, and nothing stays of the picture', async ({ page }) => {
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
