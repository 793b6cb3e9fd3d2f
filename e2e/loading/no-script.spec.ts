import type { Locator, Page } from '@playwright/test';
import { NOT_FOUND_STATUS, pageTypes } from '../support/pages/page-types';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const WIDTHS = [996, 390, 320];
const HEIGHT = 800;
const LABELS = ['Docs', 'Blog', 'Showcase', 'Community', 'Launch', 'Chat server', 'Video channel', 'Social page'];

/** Visible buttons that would do nothing: those that open no popover. */
const deadButtons = (page: Page) => page.locator('button:visible:not([popovertarget])');

const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.locator('#main-menu');

/** Labels without a link in a navigation that is entirely in view and uncovered. */
async function missingIn(navigation: Locator): Promise<string[]> {
  const names = await navigation.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return isWhole && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? ''),
  );
  return LABELS.filter((label) => !names.some((name) => name.includes(label)));
}

/** Scrolls to each picture in turn until it has loaded. */
const picturesToCome = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => {
      const waiting = images.filter(({ naturalWidth }) => naturalWidth === 0);
      waiting[0]?.scrollIntoView();
      return waiting.map(({ src }) => src);
    });

for (const { name, path } of sample(pageTypes, { every: 4 })) {
  test(`can be read, and the button opens the menu, with all its links: ${name}`, async ({ page, allow }) => {
    allow.error(NOT_FOUND_STATUS);
    await page.goto(path);
    const h1 = page.getByRole('heading', { level: 1 });
    await test.step('on a wide screen', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(h1).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
      await expect.poll(() => missingIn(page.getByRole('navigation', { name: 'Main' }))).toEqual([]);
      await expect(deadButtons(page)).toHaveCount(0);
      await expect.poll(() => picturesToCome(page), { intervals: [20, 50] }).toEqual([]);
    });

    for (const width of WIDTHS) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect(h1).toBeVisible();
        await expect(deadButtons(page)).toHaveCount(0);
        await expect(menu(page)).toBeHidden();
        // At the right end of the bar.
        const box = await hamburger(page).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);

        await hamburger(page).click();
        await expect.poll(() => missingIn(menu(page)), { intervals: [20, 50] }).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
      });
    }
  });
}

test('the showcase can be filtered by its links', async ({ page }) => {
  await page.goto('/showcase');
  const cards = page.locator('.showcase-card:visible');
  const all = await cards.count();
  const filters = page.getByRole('navigation', { name: 'Showcase filters' }).getByRole('link');
  await filters.nth(1).click();
  const count = Number(await filters.nth(1).locator('.tag-count').textContent());
  expect(count).toBeLessThan(all);
  await expect(cards).toHaveCount(count);
});

for (const width of sample(WIDTHS)) {
  test(`the menu, the section, the blog and the contents work at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });

    await test.step('an entry of the menu leads to its section', async () => {
      await page.goto('/');
      await hamburger(page).click();
      await menu(page).getByRole('link', { name: 'Community' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    });

    for (const { path, label, target } of [
      { path: '/docs/snapping', label: 'Docs sidebar', target: 'Mirroring' },
      { path: '/community/support', label: 'Community sidebar', target: 'Changelog' },
    ]) {
      await test.step(`the pages of the section can be reached on ${path}`, async () => {
        await page.goto(path);
        const pages = page.getByRole('navigation', { name: label });
        await expect(pages.getByRole('link')).toHaveCount(0);
        await page.getByRole('button', { name: 'In this section' }).click();
        await expect(pages.getByRole('link', { name: target })).toBeVisible();
        for (const link of await pages.getByRole('link').all()) {
          await link.scrollIntoViewIfNeeded();
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        await pages.getByRole('link', { name: target }).click();
        await expect(page.getByRole('heading', { level: 1, name: target })).toBeVisible();
      });
    }

    await test.step('the recent posts, the archive and the tags can be reached from a page of the blog', async () => {
      await page.goto('/blog/tags');
      const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
      await expect(recent.getByRole('link')).toHaveCount(8);
      await recent.getByRole('link', { name: 'Archive' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
    });

    await test.step('the contents can be expanded', async () => {
      await page.goto('/docs/snapping');
      await page.getByText('On this page').locator('visible=true').click();
      await page.locator('details.contents-fold').getByRole('link', { name: 'Worth knowing' }).click();
      await expect(page.locator('#worth-knowing')).toBeInViewport({ ratio: 1 });
    });
  });
}
