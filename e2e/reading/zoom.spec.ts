import type { Page } from '@playwright/test';
import { h1, scrollTo, scrollY, watchShifts } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

const POST = '/blog/introducing-particle-life';

const cover = (page: Page) => page.locator('.post-cover a.zoom-picture');
const zoomed = (page: Page) => page.locator('dialog.zoom');

test('a cover opens larger and within the view, and moves nothing', { tag: '@whole-browser' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, POST);

  // First, because the browser counts shifts caused by clicks, too.
  await test.step('moves nothing on the page, and preserves its position', async () => {
    await scrollTo(page, 120);
    const before = await h1(page).boundingBox();
    await cover(page).focus();
    const top = await scrollY(page);
    await page.keyboard.press('Enter');
    await expect(zoomed(page)).toBeVisible();
    expect((await h1(page).boundingBox())?.x).toBe(before?.x);
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
    await expect(cover(page)).toBeFocused();
    expect(await scrollY(page)).toBe(top);
    expect(await shifts()).toEqual([]);
  });

  await test.step('is larger than on the page, and within the view', async () => {
    const small = await cover(page).locator('img').boundingBox();
    await cover(page).click();
    const image = zoomed(page).getByRole('img');
    await expect(image).toBeInViewport({ ratio: 1 });
    expect((await image.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
    await cover(page).dblclick();
    await expect(zoomed(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
  });
});

test('it is as wide as its file or half as wide again, and hides the page', async ({ page }) => {
  await open(page, POST);
  for (const width of [390, 820, 1366, 1920]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const small = await cover(page).locator('img').boundingBox();
      await cover(page).click();
      const image = zoomed(page).getByRole('img');
      await expect(image).toBeVisible();
      await expect
        .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.complete))
        .toBe(true);
      const file = Number(await image.getAttribute('width'));
      expect((await image.boundingBox())?.width).toBeGreaterThanOrEqual(
        Math.min(file, Math.floor((small?.width ?? NaN) * 1.5)),
      );

      // Transparent parts of the picture, and what is beside it, show nothing of the page.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const before = await page.screenshot();
      const hidden = await page.addStyleTag({ content: '#___gatsby { visibility: hidden }' });
      expect(before.equals(await page.screenshot())).toBe(true);
      await hidden.evaluate((style) => style.parentNode?.removeChild(style));
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
    });
  }
});

test('arrow keys and buttons lead to the other pictures of the page, whose link then has the focus', async ({
  page,
}) => {
  await open(page, POST);
  await cover(page).evaluate((link) => {
    for (const name of ['Second', 'Third']) {
      const other = link.cloneNode(true);
      if (other instanceof Element) other.querySelector('img')?.setAttribute('alt', name);
      document.querySelector('article')?.append(other);
    }
  });
  await cover(page).click();
  const count = zoomed(page).getByRole('status');
  await expect(count).toHaveText('1 of 3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('3 of 3');
  await zoomed(page).getByRole('button', { name: 'Previous' }).click();
  await expect(count).toHaveText('2 of 3');
  await expect(zoomed(page).getByRole('img', { name: 'Second' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Second' })).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on it, which may begin a pinch, leaves it open; one beside it or Back closes it', async ({ page }) => {
    await open(page, POST);
    await cover(page).tap();
    await zoomed(page).getByRole('img').tap();
    await expect(zoomed(page)).toBeVisible();
    await test.step('a picture that is wider than the view is panned', async () => {
      const view = zoomed(page).locator('.zoom-view').first();
      await expect
        .poll(() => view.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBeGreaterThan(50);
      await view.evaluate((element) => element.scrollTo(0, 0));
      expect((await zoomed(page).getByRole('img').first().boundingBox())?.x).toBeGreaterThanOrEqual(0);
    });
    await page.touchscreen.tap(195, 120);
    await expect(zoomed(page)).toHaveCount(0);
    await cover(page).tap();
    await expect(zoomed(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(zoomed(page)).toHaveCount(0);
    await expect(page).toHaveURL(POST);
  });
});
