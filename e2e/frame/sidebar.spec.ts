import type { Page } from '@playwright/test';
import { navbar, painted } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

const sidebar = (page: Page) => page.locator('nav > .sidebar');
const caret = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: `Toggle the collapsible sidebar category '${label}'` });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function follow(page: Page, name: string): Promise<void> {
  await link(page, name).click();
  await expect(title(page, name)).toBeVisible();
}

const expectOpen = (page: Page, label: string, isOpen: boolean) =>
  expect(caret(page, label)).toHaveAttribute('aria-expanded', String(isOpen));

test('its categories open by keyboard, and each section keeps the state of its own', async ({ page }) => {
  await open(page, '/docs');
  await test.step('opens and closes a category by keyboard, and its pages are next in the tab order', async () => {
    await link(page, 'User Interface').focus();
    await page.keyboard.press('Tab');
    await expect(caret(page, 'User Interface')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'User Interface', true);
    await page.keyboard.press('Tab');
    await expect(link(page, 'Main Area')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expectOpen(page, 'User Interface', false);
    await expect(caret(page, 'User Interface')).toBeFocused();
  });

  await test.step('lists the pages of the community section on each of them, and keeps the state of that of the docs', async () => {
    await caret(page, 'User Interface').click();
    await navbar(page).getByRole('link', { name: 'Community' }).click();
    const names = ['Support', 'Contributing', 'Changelog'];
    for (const name of names) {
      await follow(page, name);
      await expect(page.locator('nav:has(> .sidebar)')).toHaveAttribute('aria-label', 'Community sidebar');
      await expect(sidebar(page).getByRole('link')).toHaveText(names);
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText([name]);
    }
    await navbar(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(title(page, 'Introduction')).toBeVisible();
    await expectOpen(page, 'User Interface', true);
  });
});

test('in a low window it scrolls separately, keeps its position, and shows the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 360 });
  await test.step('shows the current page on arrival', async () => {
    await open(page, '/docs/faq');
    await expect(link(page, 'FAQ')).toBeInViewport({ ratio: 0.8 });
  });

  await test.step('scrolls separately, and keeps its position from page to page', async () => {
    await open(page, '/docs'); // At the top of the sidebar, which therefore starts there.
    await caret(page, 'User Interface').click();
    await page.mouse.move(150, 250);
    await page.mouse.wheel(0, 90);
    await expect.poll(() => sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(90);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await follow(page, 'Mirroring');
    await painted(page);
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(90);
  });

  await test.step('remains in view while the text scrolls', async () => {
    await open(page, '/docs/snapping');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(link(page, 'Snapping')).toBeInViewport({ ratio: 1 });
  });
});
