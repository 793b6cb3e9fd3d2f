import type { Page } from '@playwright/test';
import { h1, painted, scrollTo, scrollY } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

const sidebar = (page: Page) => page.locator('nav > .sidebar');
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('in a low window it scrolls separately, keeps its position, and shows the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 360 });
  await test.step('shows the current page on arrival', async () => {
    await open(page, '/docs/faq');
    await expect(link(page, 'FAQ')).toBeInViewport({ ratio: 0.8 });
  });

  await test.step('scrolls separately, and keeps its position from page to page', async () => {
    await open(page, '/docs'); // At the top of the sidebar, which therefore starts there.
    await sidebar(page)
      .getByRole('button', { name: /'User Interface'$/ })
      .click();
    await page.mouse.move(150, 250);
    await page.mouse.wheel(0, 90);
    await expect.poll(() => sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(90);
    expect(await scrollY(page)).toBe(0);
    await link(page, 'Mirroring').click();
    await expect(h1(page)).toHaveText('Mirroring');
    await painted(page);
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(90);
  });

  await test.step('remains in view while the text scrolls', async () => {
    await open(page, '/docs/snapping');
    await scrollTo(page, 900);
    await expect(link(page, 'Snapping')).toBeInViewport({ ratio: 1 });
  });
});
