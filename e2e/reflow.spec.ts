import type { Page } from '@playwright/test';
import { openDrawer, wakeIslands } from './support/frame';
import { open } from './support/open';
import { NOT_FOUND_STATUS, pageTypes } from './support/page-types';
import { expect, test } from './support/test';

const WIDTHS = [320, 390, 768, 996, 997];

/** What stands beyond the right edge of the view and in nothing that scrolls. The frame would cut it off without a scroll bar. */
const cutOff = (page: Page) =>
  page.locator('body *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => {
        for (let outer = element.parentElement; outer && !outer.matches('.frame'); outer = outer.parentElement) {
          if (getComputedStyle(outer).overflowX !== 'visible') return false;
        }
        return true;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
  );

for (const { name, path } of pageTypes) {
  test(`no page scrolls sideways or is cut off at ${WIDTHS.join(', ')} px: ${name}`, async ({ page, allow }) => {
    allow.error(NOT_FOUND_STATUS);
    await open(page, path);
    await wakeIslands(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      expect(await cutOff(page), `${width} px`).toEqual([]);
    }
  });
}

test('the drawer fits 320 px, with what it holds', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page, '/docs/user-interface/navigation-bar');
  const drawer = await openDrawer(page);
  for (const view of ['section', 'main menu']) {
    const size = await drawer.evaluate((dialog) => ({ content: dialog.scrollWidth, room: dialog.clientWidth }));
    expect(size.content, view).toBeLessThanOrEqual(size.room);
    await drawer.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(drawer.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    const back = drawer.getByRole('button', { name: '← Back to main menu' });
    if (await back.isVisible()) await back.click();
  }
});

test('text spaced as a reader may set it is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/docs/snapping');
  // @see https://www.w3.org/TR/WCAG22/#text-spacing
  await page.addStyleTag({
    content:
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await cutOff(page)).toEqual([]);
});
