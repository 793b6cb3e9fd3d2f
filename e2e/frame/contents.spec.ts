import type { Locator, Page } from '@playwright/test';
import { navbar, painted, scrollTo, scrollY, wakeIslands } from '../support/frame';
import { open } from '../support/open';
import { sample } from '../../__tests__/support/effort';
import { expect, test } from '../support/test';

const LONG_PAGE = '/docs/scripting/node-scripts';

const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });
const active = (page: Page): Locator => contents(page).locator('[aria-current]');
const heading = (page: Page, id: string): Locator => page.locator(`main [id="${id}"]`);
const toTop = (page: Page): Locator => page.getByRole('button', { name: 'Scroll back to top' });

/** Scrolls so that a heading is `top` pixels below the top of the view. */
async function putAt(page: Page, id: string, top: number): Promise<void> {
  const now = await heading(page, id).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await scrollTo(page, Math.round(now - top));
}

test('lists the headings, follows the reader, and does not collapse from 997 px', async ({ page }) => {
  await open(page, LONG_PAGE);
  await wakeIslands(page); // islands hydrated above the view would move it

  await test.step('lists the headings of levels 2 and 3 with their texts', async () => {
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

  await test.step('marks the first heading below the bar if it is in the upper half, otherwise the previous one', async () => {
    await putAt(page, 'parameters', 100);
    await expect(active(page)).toHaveText(['Parameters']);
    await putAt(page, 'parameters', 350);
    await expect(active(page)).toHaveText(['Parameters']);
    await putAt(page, 'parameters', 420);
    await expect(active(page)).toHaveText(['Contacts']);
    await putAt(page, 'parameters', 20);
    await expect(active(page)).toHaveText(['Parameters']);
  });

  await test.step('follows a change of the height of the window', async () => {
    await putAt(page, 'parameters', 350);
    await expect(active(page)).toHaveText(['Parameters']);
    await page.setViewportSize({ width: 1366, height: 600 });
    await expect(active(page)).toHaveText(['Contacts']);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('stays in view while the reader scrolls', async () => {
    await scrollTo(page, 5000);
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
    await expect(active(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('does not collapse from 997 px', async () => {
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(contents(page)).toBeVisible();
    await expect(page.locator('details.contents-fold')).toBeHidden();
  });
});

test('marks any entry that the reader chooses', async ({ page }) => {
  await open(page, LONG_PAGE);
  for (const entry of await contents(page).getByRole('link').all()) {
    await entry.click();
    const id = (await entry.getAttribute('href')) ?? '';
    await expect(page.locator(`main ${id}`)).toBeInViewport({ ratio: 1 });
    await expect(entry, `after a click on ${id}`).toHaveAttribute('aria-current', 'true', { timeout: 2_000 });
    await expect(active(page)).toHaveCount(1);
  }
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

for (const width of sample([390, 996])) {
  test(`can be collapsed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, LONG_PAGE);
    const fold = page.locator('details.contents-fold');
    const summary = fold.locator('summary');

    await test.step('is initially closed', async () => {
      await expect(contents(page)).toBeHidden();
      await expect(summary).toHaveText('On this page');
      await expect(fold.getByRole('link', { name: 'Lifecycle' })).toBeHidden();
      await summary.click();
      await expect(fold.getByRole('link', { name: 'Lifecycle' })).toBeVisible();
      await expect(fold.getByRole('link')).toHaveCount(await page.locator('.content > :is(h2, h3)').count());
    });

    await test.step('closes when a heading is chosen, which is scrolled to the top', async () => {
      await fold.getByRole('link', { name: 'Lifecycle' }).click();
      await expect(fold).not.toHaveAttribute('open');
      await expect(page).toHaveURL(/#lifecycle$/);
      const lifecycle = heading(page, 'lifecycle');
      await expect(lifecycle).toBeInViewport({ ratio: 1 });
      await painted(page);
      const top = await lifecycle.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(100);
    });

    await test.step('opens and closes by keyboard', async () => {
      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(fold.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(fold).not.toHaveAttribute('open');
      await expect(page).toHaveURL(/#key-points$/);
    });
  });
}

test('Back to top is shown while the reader scrolls up, and scrolls to the top', async ({ page }) => {
  await open(page, LONG_PAGE);
  await wakeIslands(page); // islands hydrated above the view would move it

  await test.step('is shown beyond 300 px, and only while the reader scrolls up', async () => {
    await scrollTo(page, 1000);
    await expect(toTop(page)).toBeHidden();
    await scrollTo(page, 900);
    await expect(toTop(page)).toBeVisible();
    await scrollTo(page, 950);
    await expect(toTop(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(toTop(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(toTop(page)).toBeHidden();
  });

  await test.step('scrolls to the top', async () => {
    await scrollTo(page, 1000);
    await scrollTo(page, 900);
    await toTop(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(toTop(page)).toBeHidden();
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('scrolls smoothly', async () => {
    await scrollTo(page, 9000);
    await scrollTo(page, 8000);
    expect(
      await toTop(page).evaluate((element: HTMLElement) => {
        element.click();
        return window.scrollY;
      }),
    ).toBe(8000);
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  await test.step('scrolls instantly with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 9000);
    await scrollTo(page, 8000);
    const places = await toTop(page).evaluate(async (element: HTMLElement) => {
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
});
