import { blockStorage, colourToggle, navbar } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { warningsOf } from '../support/watch';

test('everything works for the visit if storage is blocked, with one message on the console', async ({ page }) => {
  await blockStorage(page);
  const said = warningsOf(page);
  await open(page, '/docs/scripting/node-scripts');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // By way of the system's mode and the light one.
  for (let click = 0; click < 3; click++) await colourToggle(page).click();

  const tab = page.getByRole('tab', { name: 'Without' });
  await page.getByText('Without', { exact: true }).first().scrollIntoViewIfNeeded();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(said).toEqual([expect.stringMatching(/^The browser keeps no settings for this site/)]);
});
