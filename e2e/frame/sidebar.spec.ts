import type { Page } from '@playwright/test';
import { navbar, painted } from '../support/frame';
import { open } from '../support/open';
import { parseHtml } from '../support/pages/parse-html';
import { expect, test } from '../support/test';

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

const COMMUNITY = [
  { path: '/community/support', name: 'Support' },
  { path: '/community/contributing', name: 'Contributing' },
  { path: '/community/changelog', name: 'Changelog' },
];

const expectOpen = (page: Page, label: string, isOpen: boolean) =>
  expect(caret(page, label)).toHaveAttribute('aria-expanded', String(isOpen));

test('lists the pages of the section in order, and its categories open and close', async ({ page }) => {
  await open(page, '/docs');
  await test.step('marks only the current page', async () => {
    await expect(landmark(page)).toHaveAttribute('aria-label', 'Docs sidebar');
    await follow(page, 'Snapping');
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Introduction',
      'User Interface',
      'Snapping',
      'Boolean Operations',
      'Mirroring',
      'Assets',
      'How exact is it?',
      'Live scenes',
      'Scripting',
      'API',
      'FAQ',
    ]);
    await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Snapping']);
    await expect(link(page, 'Snapping')).toHaveAttribute('aria-current', 'page');
    await follow(page, 'Mirroring');
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(['Mirroring']);
  });

  await test.step('opens and closes a category by its caret', async () => {
    await expectOpen(page, 'User Interface', false);
    await expect(link(page, 'Toolbars')).toHaveCount(0);
    await caret(page, 'User Interface').click();
    await expectOpen(page, 'User Interface', true);
    await expect(link(page, 'Toolbars')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/mirroring$/);
    await caret(page, 'User Interface').click();
    await expectOpen(page, 'User Interface', false);
    await expect(link(page, 'Toolbars')).toHaveCount(0);
  });

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
    for (const { name } of COMMUNITY) {
      await follow(page, name);
      await expect(landmark(page)).toHaveAttribute('aria-label', 'Community sidebar');
      await expect(sidebar(page).getByRole('link')).toHaveText(COMMUNITY.map((each) => each.name));
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText([name]);
    }
    await navbar(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(title(page, 'Introduction')).toBeVisible();
    await expectOpen(page, 'User Interface', true);
  });
});

test('contains the pages of the community section in the HTML', async ({ request }) => {
  for (const { path, name } of COMMUNITY) {
    const document = parseHtml(await (await request.get(path)).text());
    const links = [...document.querySelectorAll('nav[aria-label="Community sidebar"] > .sidebar a')];
    expect(links.map((each) => each.textContent)).toEqual(COMMUNITY.map((each) => each.name));
    expect(links.filter((each) => each.matches('[aria-current="page"]')).map((each) => each.textContent)).toEqual([
      name,
    ]);
  }
});

test('has the branch of the current page open, which the reader may close', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  await test.step('cannot be hidden: it has no other buttons than the carets of its categories', async () => {
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).getByRole('button')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'In this section' })).toBeHidden();
  });

  await test.step('the branch is open on arrival, and closed by the reader', async () => {
    await expectOpen(page, 'Scripting', true);
    await expect(link(page, 'Node Scripts')).toHaveAttribute('aria-current', 'page');
    await expectOpen(page, 'User Interface', false);
    await caret(page, 'Scripting').click();
    await expectOpen(page, 'Scripting', false);
    await expect(link(page, 'Node Scripts')).toHaveCount(0);
  });

  await test.step('it opens when the reader navigates to one of its pages', async () => {
    await follow(page, 'User Interface');
    await expectOpen(page, 'User Interface', true);
  });
});

test('never closes a category by itself, nor opens one that the reader has closed', async ({ page }) => {
  await open(page, '/docs/scripting');
  await expectOpen(page, 'Scripting', true);
  await caret(page, 'User Interface').click();
  await follow(page, 'Mirroring');
  await expectOpen(page, 'Scripting', true);
  await expectOpen(page, 'User Interface', true);
  await caret(page, 'Scripting').click();
  await follow(page, 'Assets');
  await expectOpen(page, 'Scripting', false);
  await expectOpen(page, 'User Interface', true);
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
