import type { Locator, Page } from '@playwright/test';
import { navbar, painted, scrollTo, scrollY, wakeIslands } from '../support/frame';
import { open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';

const LONG_PAGE = '/docs/scripting/node-scripts';

const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });
const active = (page: Page): Locator => contents(page).locator('[aria-current]');
const heading = (page: Page, id: string): Locator => page.locator(`main [id="${id}"]`);

/** Scrolls so that a heading is `top` pixels below the top of the view. */
async function putAt(page: Page, id: string, top: number): Promise<void> {
  const now = await heading(page, id).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await scrollTo(page, Math.round(now - top));
}

test('marks the heading that is read, stays in view, does not collapse from 997 px, and leads back to the top', async ({
  page,
}) => {
  await open(page, LONG_PAGE);
  await wakeIslands(page); // islands hydrated above the view would move it

  await test.step('marks the first heading below the bar if it is in the upper half, otherwise the previous one', async () => {
    for (const [top, name] of [
      [100, 'Parameters'],
      [350, 'Parameters'],
      [420, 'Native objects: contact and body'],
      [20, 'Parameters'],
    ] as const) {
      await putAt(page, 'parameters', top);
      await expect(active(page)).toHaveText([name]);
    }
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

  await test.step('Back to top is shown while the reader scrolls up, and scrolls to the top', async () => {
    const toTop = page.getByRole('button', { name: 'Scroll back to top' });
    await scrollTo(page, 1000);
    await scrollTo(page, 1100);
    await expect(toTop).toBeHidden();
    await scrollTo(page, 1000);
    await toTop.click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(toTop).toBeHidden();
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  });
});

test('marks the entry that the reader chooses, even one whose heading cannot come to the top', async ({ page }) => {
  await open(page, LONG_PAGE);
  const entries = await contents(page).getByRole('link').all();
  for (const entry of [...sample(entries, { every: 8 }), ...entries.slice(-3)]) {
    await entry.click();
    const id = (await entry.getAttribute('href')) ?? '';
    await expect(page.locator(`main ${id}`)).toBeInViewport({ ratio: 1 });
    await expect(entry, `after a click on ${id}`).toHaveAttribute('aria-current', 'true', { timeout: 2_000 });
    await expect(active(page)).toHaveCount(1);
  }
});

for (const width of sample([390, 996])) {
  test(`can be collapsed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, LONG_PAGE);
    const fold = page.locator('details.contents-fold');
    await expect(contents(page)).toBeHidden();
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(fold.getByRole('link').first()).toBeFocused();
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
}
