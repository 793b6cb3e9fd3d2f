import type { Page } from '@playwright/test';
import { drawer, h1, hamburger, mainLink, navbar, openDrawer, painted, scrollTo, scrollY } from '../support/frame';
import { hydrated, open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';

const BACK = '← Back to main menu';
// accessibility.spec.ts and navbar.spec.ts cover the other end of this layout, 996 px.
const WIDTH = 390;

const mainMenu = (page: Page) => drawer(page).getByRole('navigation', { name: 'Main' });
const back = (page: Page) => drawer(page).getByRole('button', { name: BACK });

/** Scrolls down, then up a little, so that the navigation bar is shown. */
async function scrollAway(page: Page): Promise<number> {
  for (const top of [0, 700, 600]) await scrollTo(page, top);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  return scrollY(page);
}

/** Ways to close the drawer without opening another page. */
const exits: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click(),
  'a click beside it': (page) => page.mouse.click((page.viewportSize()?.width ?? 0) - 10, 400),
  'Back of the browser': (page) => page.evaluate(() => history.back()),
};

/** Closes the drawer and waits until its history entry is left. */
async function closeDrawer(
  page: Page,
  leave: (page: Page) => Promise<unknown> = (each) => each.keyboard.press('Escape'),
) {
  const inDrawer = await historyKey(page);
  await leave(page);
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => historyKey(page)).not.toBe(inDrawer);
}

/** Key of the current history entry. */
const historyKey = (page: Page) => page.evaluate(() => String(history.state?.key));

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: WIDTH, height: 800 });
});

test('the page behind it remains unchanged, with its scroll position', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  const address = page.url();

  for (const [way, leave] of Object.entries(exits)) {
    await test.step(`closed by ${way}: the focus, the address and the place on the page stay`, async () => {
      const top = await scrollAway(page);
      await openDrawer(page);
      await leave(page);
      await expect(drawer(page)).toBeHidden();
      await expect(hamburger(page)).toBeFocused();
      expect(page.url()).toBe(address);
      expect(await scrollY(page)).toBe(top);
    });
  }

  await page.evaluate(() => {
    const note = ({ clientX }: WheelEvent) => document.body.setAttribute('data-wheel-at', String(clientX));
    window.addEventListener('wheel', note, { passive: true });
  });
  await test.step('is held still while the drawer is open', async () => {
    const top = await scrollAway(page);
    await openDrawer(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    for (const x of [100, WIDTH - 10]) {
      await page.mouse.move(x, 500);
      await page.mouse.wheel(0, 400);
      await expect(page.locator('body')).toHaveAttribute('data-wheel-at', String(x));
      await painted(page);
      expect(await scrollY(page)).toBe(top);
    }
    await closeDrawer(page);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  await test.step('Forward after it was closed does nothing', async () => {
    const top = await scrollAway(page);
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
    await expect(h1(page)).toHaveText('Node Scripts');
    expect(page.url()).toBe(address);
    expect(await scrollY(page)).toBe(top);
  });
});

test('leaves no trace in the history', { tag: '@whole-browser' }, async ({ page }) => {
  await open(page, '/blog');
  await open(page, '/docs');
  const before = await page.evaluate(() => history.length);
  await test.step('opened and closed again and again', async () => {
    for (const leave of Object.values(exits)) {
      await openDrawer(page);
      await leave(page);
      await expect(drawer(page)).toBeHidden();
      await expect(hamburger(page)).toBeFocused();
    }
  });
  // After Back, Forward reaches the open drawer's single entry until another page replaces it.
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);

  for (const [way, leave] of sample(Object.entries(exits))) {
    await test.step(`after ${way}, Back leaves the page as usual and Forward returns`, async () => {
      await page.goForward();
      await expect(page).toHaveURL(/\/docs$/);
      await hydrated(page);
      await openDrawer(page);
      const length = await page.evaluate(() => history.length);
      // Until then, the browser would merge the step back with the reader's.
      await closeDrawer(page, leave);
      await page.goBack();
      await expect(page).toHaveURL(/\/blog$/);
      expect(await page.evaluate(() => history.length)).toBe(length);
    });
  }

  await test.step('closes when the window grows to 997 px, where the entries are in the bar', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/docs$/);
    await hydrated(page);
    await openDrawer(page);
    await closeDrawer(page, () => page.setViewportSize({ width: 997, height: 800 }));
    await expect(page).toHaveURL(/\/docs$/);
    await expect(mainLink(page, 'Docs')).toBeVisible();
    await page.setViewportSize({ width: WIDTH, height: 800 });
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test('a reload closes it, and Back then leaves the page', async ({ page }) => {
  await open(page, '/blog');
  await open(page, '/docs');
  await openDrawer(page);
  await page.reload();
  await hydrated(page);
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'isOverlay' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a link in it closes it and leads to its page; Back returns to the page before', async ({ page }) => {
  await open(page, '/docs');
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Snapping', exact: true }).click();
  await expect(h1(page)).toHaveText('Snapping');
  await expect(page).toHaveURL('/docs/snapping');
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  await expect(h1(page)).toHaveText('Introduction');
  await expect(drawer(page)).toBeHidden();
});

test('its contents can be used by pointer and keyboard', async ({ page }) => {
  await open(page, '/docs/snapping');

  await test.step('keeps the focus inside while it is open', async () => {
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
    await closeDrawer(page);
  });

  await test.step('opened by the button above the text, the keyboard goes on at the main menu, and returns to the button', async () => {
    const inSection = page.getByRole('button', { name: 'In this section' });
    await inSection.click();
    await back(page).focus();
    await page.keyboard.press('Enter');
    await expect(mainMenu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).locator(':focus')).toHaveCount(1);
    await closeDrawer(page);
    await expect(inSection).toBeFocused();
  });

  await test.step('a link to the page itself closes it', async () => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Snapping', exact: true }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/snapping$/);
  });
});
