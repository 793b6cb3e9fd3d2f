import type { Page } from '@playwright/test';
import { drawer, hamburger, navbar, openDrawer, painted, scrollTo, scrollY } from './support/frame';
import { open } from './support/open';
import { onSite } from './support/prefix';
import { expect, test } from './support/test';

const BACK = '← Back to main menu';
const MAIN_MENU = ['Docs', 'Blog', 'Showcase', 'Community'];

const mainMenu = (page: Page) => drawer(page).getByRole('navigation', { name: 'Main' });

/** Scrolls down, and up a little, so that the navigation bar shows. */
async function scrollAway(page: Page): Promise<number> {
  await scrollTo(page, 700);
  await scrollTo(page, 600);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  return scrollY(page);
}

/** The ways out of the drawer that lead to no other page. */
const exits: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click(),
  'a click beside it': (page) => page.mouse.click((page.viewportSize()?.width ?? 0) - 10, 400),
  'Back of the browser': (page) => page.evaluate(() => history.back()),
};

for (const width of [390, 996]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    const sections = [
      { path: '/docs/snapping', panel: 'Docs sidebar', link: 'Mirroring' },
      { path: '/community/support', panel: 'Community sidebar', link: 'Changelog' },
      { path: '/blog', panel: 'Blog recent posts navigation', link: 'Archive' },
      { path: '/blog/introducing-graphs', panel: 'Blog recent posts navigation', link: 'Tags' },
    ];
    for (const { path, panel, link } of sections) {
      test(`opens with the pages of the section on ${path}, and the main menu behind them`, async ({ page }) => {
        await open(page, path);
        await openDrawer(page);
        const section = drawer(page).getByRole('navigation', { name: panel });
        await expect(section.getByRole('link', { name: link, exact: true })).toBeVisible();
        await expect(mainMenu(page)).toHaveCount(0);
        await drawer(page).getByRole('button', { name: BACK }).click();
        await expect(section).toHaveCount(0);
        await expect(mainMenu(page).locator('.navbar-items a')).toHaveText(MAIN_MENU);
        await expect(drawer(page).getByRole('button', { name: BACK })).toHaveCount(0);
      });
    }

    for (const path of ['/', '/showcase']) {
      test(`opens with the main menu on ${path}`, async ({ page }) => {
        await open(page, path);
        await openDrawer(page);
        await expect(mainMenu(page).locator('.navbar-items a')).toHaveText(MAIN_MENU);
        for (const name of ['Launch', 'Chat server', 'Video channel', 'Social page']) {
          await expect(mainMenu(page).getByRole('link', { name })).toBeVisible();
        }
        await expect(drawer(page).getByRole('button', { name: BACK })).toHaveCount(0);
      });
    }

    for (const [way, leave] of Object.entries(exits)) {
      test(`is closed by ${way}: the focus, the address and the place on the page stay`, async ({ page }) => {
        await open(page, '/docs/scripting/node-scripts');
        const address = page.url();
        const top = await scrollAway(page);
        await openDrawer(page);
        await leave(page);
        await expect(drawer(page)).toBeHidden();
        await expect(hamburger(page)).toBeFocused();
        expect(page.url()).toBe(address);
        expect(await scrollY(page)).toBe(top);
      });

      test(`after ${way}, Back leaves the page as usual and Forward returns`, async ({ page }) => {
        await open(page, '/blog');
        await open(page, '/docs');
        await openDrawer(page);
        const length = await page.evaluate(() => history.length);
        await leave(page);
        await expect(drawer(page)).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(/\/blog$/);
        await page.goForward();
        await expect(page).toHaveURL(/\/docs$/);
        expect(await page.evaluate(() => history.length)).toBe(length);
      });
    }

    test('holds the page still while it is open', async ({ page }) => {
      await open(page, '/docs/scripting/node-scripts');
      const top = await scrollAway(page);
      await openDrawer(page);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await page.evaluate(() => {
        const note = ({ clientX }: WheelEvent) => document.body.setAttribute('data-wheel-at', String(clientX));
        window.addEventListener('wheel', note, { passive: true });
      });
      for (const x of [100, width - 10]) {
        await page.mouse.move(x, 500);
        await page.mouse.wheel(0, 400);
        await expect(page.locator('body')).toHaveAttribute('data-wheel-at', String(x));
        await painted(page);
        expect(await scrollY(page)).toBe(top);
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    });

    test('a link inside closes it and leads to its page; Back returns to the page before', async ({ page }) => {
      await open(page, '/blog');
      await navigateInPlace(page, '/docs');
      await openDrawer(page);
      await drawer(page).getByRole('link', { name: 'Snapping', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Snapping' })).toBeVisible();
      await expect(page).toHaveURL(/\/docs\/snapping$/);
      await expect(drawer(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/docs$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
      await expect(drawer(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/blog$/);
    });

    test('an entry of the main menu closes it and leads to its section', async ({ page }) => {
      await open(page, '/docs');
      await openDrawer(page);
      await drawer(page).getByRole('button', { name: BACK }).click();
      await mainMenu(page).getByRole('link', { name: 'Showcase' }).click();
      await expect(page).toHaveURL(/\/showcase$/);
      await expect(drawer(page)).toBeHidden();
      await openDrawer(page);
      await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText(['Showcase']);
    });

    test('a link to the page itself closes it', async ({ page }) => {
      await open(page, '/docs/snapping');
      await openDrawer(page);
      await drawer(page).getByRole('link', { name: 'Snapping', exact: true }).click();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/docs\/snapping$/);
    });

    test('opens and closes again and again without a trace in the history', async ({ page }) => {
      await open(page, '/blog');
      await open(page, '/docs');
      const before = await page.evaluate(() => history.length);
      for (const leave of Object.values(exits)) {
        await openDrawer(page);
        await leave(page);
        await expect(drawer(page)).toBeHidden();
        await expect(hamburger(page)).toBeFocused();
      }
      // The one entry of an open drawer can be gone forward to, until another page takes its place.
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL(/\/blog$/);
    });

    test('Forward after it was closed does nothing to the page', async ({ page }) => {
      await open(page, '/docs/scripting/node-scripts');
      const top = await scrollAway(page);
      const address = page.url();
      const entry = await historyKey(page);
      await openDrawer(page);
      await page.keyboard.press('Escape');
      await expect.poll(() => historyKey(page)).toBe(entry);
      await page.evaluate(async () => {
        const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        history.forward();
        await arrived;
      });
      expect(await historyKey(page)).not.toBe(entry);
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Node Scripts');
      expect(page.url()).toBe(address);
      expect(await scrollY(page)).toBe(top);
    });

    test('keeps the focus inside while it is open', async ({ page }) => {
      await open(page, '/docs');
      await openDrawer(page);
      const seen = new Set<string>();
      for (let press = 0; press < 25; press++) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement === document.body) return 'the browser';
          return activeElement?.closest('dialog') ? (activeElement.textContent ?? '') : 'the page';
        });
        expect(place).not.toBe('the page');
        seen.add(place);
      }
      expect([...seen]).toEqual(expect.arrayContaining([BACK, 'Snapping', 'FAQ']));
    });

    test('has a colour toggle of its own', async ({ page }) => {
      await open(page, '/docs');
      await openDrawer(page);
      await drawer(page)
        .getByRole('button', { name: /currently light mode/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(drawer(page).getByRole('button', { name: /currently dark mode/ })).toBeVisible();
    });

    test('tells by its button whether it is open', async ({ page }) => {
      await open(page, '/docs');
      await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
      await openDrawer(page);
      await expect(page.locator('[aria-label="Toggle navigation bar"]')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('is opened by the button above the text too', async ({ page }) => {
      await open(page, '/docs/snapping');
      const inSection = page.getByRole('button', { name: 'In this section' });
      await inSection.click();
      await expect(drawer(page).getByRole('link', { name: 'Mirroring', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(inSection).toBeFocused();
    });

    test('is closed when the window grows to 997 px, where the entries are in the bar', async ({ page }) => {
      await open(page, '/blog');
      await open(page, '/docs');
      await openDrawer(page);
      await page.setViewportSize({ width: 997, height: 800 });
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/docs$/);
      await expect(navbar(page).getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
      await page.setViewportSize({ width, height: 800 });
      await expect(drawer(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/blog$/);
    });

    test('from the section to the main menu, the keyboard goes on at the menu', async ({ page }) => {
      await open(page, '/docs');
      await openDrawer(page);
      await drawer(page).getByRole('button', { name: BACK }).focus();
      await page.keyboard.press('Enter');
      await expect(mainMenu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(mainMenu(page).locator(':focus')).toHaveCount(1);
    });
  });
}

/** Which entry of the history the page is at. */
const historyKey = (page: Page) => page.evaluate(() => String(history.state?.key));

/** Goes to a page by a link, as a reader does. */
async function navigateInPlace(page: Page, path: string): Promise<void> {
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: BACK }).click();
  await mainMenu(page)
    .locator(`a[href="${onSite(path)}"]`)
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(drawer(page)).toBeHidden();
}
