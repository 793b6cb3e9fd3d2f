import type { Page } from '@playwright/test';
import { navbar, painted } from './support/frame';
import { open } from './support/open';
import { expect, test } from './support/test';

const sidebar = (page: Page) => page.locator('nav > .sidebar');
const landmark = (page: Page) => page.locator('nav:has(> .sidebar)');
const caret = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: `Toggle the collapsible sidebar category '${label}'` });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function follow(page: Page, name: string): Promise<void> {
  await link(page, name).click();
  await expect(title(page, name)).toBeVisible();
}

test('has the pages of the docs in their order, and marks the current one alone', async ({ page }) => {
  await open(page, '/docs/snapping');
  await expect(landmark(page)).toHaveAttribute('aria-label', 'Docs sidebar');
  await expect(sidebar(page).getByRole('link')).toHaveText([
    'Introduction',
    'User Interface',
    'Snapping',
    'Boolean Operations',
    'Mirroring',
    'Assets',
    'Scripting',
    'API',
    'FAQ',
  ]);
  await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Snapping']);
  await expect(link(page, 'Snapping')).toHaveAttribute('aria-current', 'page');
  await follow(page, 'Mirroring');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(['Mirroring']);
});

test('has the pages of the community section on each of them', async ({ page }) => {
  for (const [path, current] of [
    ['/community/support', 'Support'],
    ['/community/contributing', 'Contributing'],
    ['/community/changelog', 'Changelog'],
  ] as const) {
    await open(page, path);
    await expect(landmark(page)).toHaveAttribute('aria-label', 'Community sidebar');
    await expect(sidebar(page).getByRole('link')).toHaveText(['Support', 'Contributing', 'Changelog']);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText([current]);
  }
});

test('cannot be hidden: it has no other buttons than the carets of its categories', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  await expect(sidebar(page)).toBeVisible();
  await expect(sidebar(page).getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'In this section' })).toBeHidden();
});

test('opens and closes a category by its caret', async ({ page }) => {
  await open(page, '/docs');
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'Toolbars')).toHaveCount(0);
  await caret(page, 'User Interface').click();
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Toolbars')).toBeVisible();
  await expect(page).toHaveURL(/\/docs$/);
  await caret(page, 'User Interface').click();
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'Toolbars')).toHaveCount(0);
});

test('opens and closes a category by the keyboard, and the pages come next', async ({ page }) => {
  await open(page, '/docs');
  await link(page, 'User Interface').focus();
  await page.keyboard.press('Tab');
  await expect(caret(page, 'User Interface')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Main Area')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'false');
  await expect(caret(page, 'User Interface')).toBeFocused();
});

test('has the branch of the current page open, on arrival and when the reader comes to it', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  await expect(caret(page, 'Scripting')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Node Scripts')).toHaveAttribute('aria-current', 'page');
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'false');
  await follow(page, 'User Interface');
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'true');
});

test('never closes a category by itself, nor opens one that the reader has closed', async ({ page }) => {
  await open(page, '/docs/scripting');
  await expect(caret(page, 'Scripting')).toHaveAttribute('aria-expanded', 'true');
  await caret(page, 'User Interface').click();
  await follow(page, 'Mirroring');
  await expect(caret(page, 'Scripting')).toHaveAttribute('aria-expanded', 'true');
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'true');
  await caret(page, 'Scripting').click();
  await follow(page, 'Assets');
  await expect(caret(page, 'Scripting')).toHaveAttribute('aria-expanded', 'false');
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'true');
});

test('lets the reader close the branch of the current page', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  await caret(page, 'Scripting').click();
  await expect(caret(page, 'Scripting')).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'Node Scripts')).toHaveCount(0);
});

test('keeps its state while the reader visits another section', async ({ page }) => {
  await open(page, '/docs');
  await caret(page, 'User Interface').click();
  await navbar(page).getByRole('link', { name: 'Community' }).click();
  await expect(title(page, 'Support')).toBeVisible();
  await navbar(page).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(title(page, 'Introduction')).toBeVisible();
  await expect(caret(page, 'User Interface')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1366, height: 360 } });

  test('scrolls by itself and keeps its position from page to page', async ({ page }) => {
    await open(page, '/docs'); // At the top of the sidebar, which so starts there.
    await caret(page, 'User Interface').click();
    await page.mouse.move(150, 250);
    await page.mouse.wheel(0, 90);
    await expect.poll(() => sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(90);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await follow(page, 'Mirroring');
    await painted(page);
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(90);
  });

  test('shows the current page on arrival', async ({ page }) => {
    await open(page, '/docs/faq');
    await expect(link(page, 'FAQ')).toBeInViewport({ ratio: 0.8 });
  });

  test('stays in view while the text scrolls', async ({ page }) => {
    await open(page, '/docs/snapping');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(link(page, 'Snapping')).toBeInViewport({ ratio: 1 });
  });
});
