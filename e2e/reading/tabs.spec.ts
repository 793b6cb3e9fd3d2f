import type { Page } from '@playwright/test';
import { painted, stored } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

const tab = (page: Page, name: 'With a parameter' | 'Without') => page.getByRole('tab', { name, exact: true });

/** Opens the page with the tabs and scrolls to them, which hydrates them. */
async function openTabs(page: Page): Promise<void> {
  await open(page, '/docs/scripting/node-scripts');
  const tabs = page.locator('.tabs');
  await tabs.scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByRole('tablist').evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await painted(page);
}

async function expectChosen(page: Page, name: 'With a parameter' | 'Without'): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}

test('initially show the first panel, are selected by a click, are synchronised with other browser tabs, and are printed whole', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openTabs(other);
  await openTabs(page);
  await expectChosen(page, 'With a parameter');

  await test.step('a click preserves their position on the screen', async () => {
    const before = await tab(page, 'Without').boundingBox();
    await tab(page, 'Without').click();
    await expectChosen(page, 'Without');
    expect((await tab(page, 'Without').boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
    expect(await stored(page, 'tab.script-style')).toBe('without');
  });

  await test.step('another browser tab follows', () => expectChosen(other, 'Without'));

  await test.step('they are printed whole', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const label of await page.locator('.tab-label').all()) await expect(label).toBeVisible();
    for (const panel of await page.locator('.tab-panel').all())
      await expect(panel.locator('pre').first()).toBeVisible();
  });
});
