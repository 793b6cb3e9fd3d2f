import type { Locator, Page } from '@playwright/test';
import { navbar, painted, scrollTo, scrollY, wakeIslands } from './support/frame';
import { open } from './support/open';
import { expect, test } from './support/test';

const LONG_PAGE = '/docs/scripting/node-scripts';

const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });
const active = (page: Page): Locator => contents(page).locator('[aria-current]');
const heading = (page: Page, id: string): Locator => page.locator(`main [id="${id}"]`);

/** Scrolls so that a heading stands so many pixels below the top of the view. */
async function putAt(page: Page, id: string, top: number): Promise<void> {
  const now = await heading(page, id).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await scrollTo(page, Math.round(now - top));
}

test('lists the headings of levels 2 and 3, each by its own text', async ({ page }) => {
  await open(page, LONG_PAGE);
  const listed = await contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.textContent}`));
  const headings = await page
    .locator('.content > :is(h2, h3)')
    .evaluateAll((found) =>
      found.map(
        (element) =>
          `#${element.id} ${[...element.childNodes].flatMap((node) => (node instanceof Element && node.matches('.hash-link') ? [] : [node.textContent])).join('')}`,
      ),
    );
  expect(listed.length).toBeGreaterThan(20);
  expect(listed).toEqual(headings);
});

test('marks the first heading below the bar if it is in the upper half, and else the one before', async ({ page }) => {
  await open(page, LONG_PAGE);
  await putAt(page, 'parameters', 100);
  await expect(active(page)).toHaveText(['Parameters']);
  await putAt(page, 'parameters', 350);
  await expect(active(page)).toHaveText(['Parameters']);
  await putAt(page, 'parameters', 420);
  await expect(active(page)).toHaveText(['Contacts']);
  await putAt(page, 'parameters', 20);
  await expect(active(page)).toHaveText(['Parameters']);
});

test('marks the last heading at the end, and none above the first', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await open(page, '/docs/scripting');
  await expect(heading(page, 'two-kinds-of-script')).toBeVisible();
  await putAt(page, 'two-kinds-of-script', 260);
  await expect(active(page)).toHaveCount(0);
  await putAt(page, 'two-kinds-of-script', 240);
  await expect(active(page)).toHaveText(['Two kinds of script']);
  await scrollTo(page, 1_000_000);
  await expect(active(page)).toHaveText(['See also']);
});

test('follows a change of the height of the window', async ({ page }) => {
  await open(page, LONG_PAGE);
  await putAt(page, 'parameters', 350);
  await expect(active(page)).toHaveText(['Parameters']);
  await page.setViewportSize({ width: 1366, height: 600 });
  await expect(active(page)).toHaveText(['Contacts']);
});

test('marks the entry that the reader has chosen, whichever it is', async ({ page }) => {
  await open(page, LONG_PAGE);
  const entries = contents(page).getByRole('link');
  for (const entry of await entries.all()) {
    await entry.click();
    const id = (await entry.getAttribute('href')) ?? '';
    await expect(page.locator(`main ${id}`)).toBeInViewport({ ratio: 1 });
    await expect(entry, `after a click on ${id}`).toHaveAttribute('aria-current', 'true', { timeout: 2_000 });
    await expect(active(page)).toHaveCount(1);
  }
});

test('stays in view while the reader scrolls', async ({ page }) => {
  await open(page, LONG_PAGE);
  await scrollTo(page, 5000);
  await expect(contents(page)).toBeInViewport({ ratio: 1 });
  await expect(active(page)).toBeInViewport({ ratio: 1 });
});

for (const width of [390, 996]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    const fold = (page: Page) => page.locator('details.contents-fold');

    test('is a fold, closed at first', async ({ page }) => {
      await open(page, LONG_PAGE);
      await expect(contents(page)).toBeHidden();
      const summary = fold(page).locator('summary');
      await expect(summary).toHaveText('On this page');
      await expect(fold(page).getByRole('link', { name: 'Lifecycle' })).toBeHidden();
      await summary.click();
      await expect(fold(page).getByRole('link', { name: 'Lifecycle' })).toBeVisible();
      await expect(fold(page).getByRole('link')).toHaveCount(await page.locator('.content > :is(h2, h3)').count());
    });

    test('closes when the reader chooses, and the heading stands at the top', async ({ page }) => {
      await open(page, LONG_PAGE);
      await fold(page).locator('summary').click();
      await fold(page).getByRole('link', { name: 'Lifecycle' }).click();
      await expect(fold(page)).not.toHaveAttribute('open');
      await expect(page).toHaveURL(/#lifecycle$/);
      const lifecycle = heading(page, 'lifecycle');
      await expect(lifecycle).toBeInViewport({ ratio: 1 });
      await painted(page);
      const top = await lifecycle.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(100);
    });

    test('opens and closes by the keyboard', async ({ page }) => {
      await open(page, LONG_PAGE);
      await fold(page).locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(fold(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(fold(page)).not.toHaveAttribute('open');
      await expect(page).toHaveURL(/#key-points$/);
    });
  });
}

test('from 997 px there is no fold', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page, LONG_PAGE);
  await expect(contents(page)).toBeVisible();
  await expect(page.locator('details.contents-fold')).toBeHidden();
});

test.describe('Back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });

  test('shows beyond 300 px, and only while the reader scrolls up', async ({ page }) => {
    await open(page, LONG_PAGE);
    await scrollTo(page, 1000);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 900);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 950);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(button(page)).toBeHidden();
  });

  test('scrolls to the top', async ({ page }) => {
    await open(page, LONG_PAGE);
    await scrollTo(page, 1000);
    await scrollTo(page, 900);
    await button(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button(page)).toBeHidden();
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  });

  test('scrolls at once for a reader who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, LONG_PAGE);
    await wakeIslands(page); // what comes alive above the view moves it
    await scrollTo(page, 9000);
    await scrollTo(page, 8000);
    const places = await button(page).evaluate(async (element: HTMLElement) => {
      const seen: number[] = [];
      element.click();
      for (let frame = 0; frame < 3; frame++) {
        seen.push(window.scrollY);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    expect(places).toEqual([0, 0, 0]);
  });

  test('moves, for others', async ({ page }) => {
    await open(page, LONG_PAGE);
    await wakeIslands(page); // what comes alive above the view moves it
    await scrollTo(page, 9000);
    await scrollTo(page, 8000);
    expect(
      await button(page).evaluate((element: HTMLElement) => {
        element.click();
        return window.scrollY;
      }),
    ).toBe(8000);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});
