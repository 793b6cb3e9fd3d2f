import { blockStorage, colourToggle, navbar, storeBefore, stored } from '../support/frame';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';
import { warningsOf } from '../support/watch';

const VERSION = 'docs-preferred-version-default';

test('where storage is blocked, all works for the visit, with one word on the console', async ({ page }) => {
  await blockStorage(page);
  const said = warningsOf(page);
  await open(page, '/docs/scripting/node-scripts');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await colourToggle(page).click();
  await colourToggle(page).click();

  const tab = page.getByRole('tab', { name: 'Without' });
  await page.getByText('Without', { exact: true }).first().scrollIntoViewIfNeeded();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(said).toEqual([expect.stringMatching(/^The browser keeps no settings for this site/)]);
});

test('the preferred version of the docs is known where the docs are read, and an unknown one is dropped', async ({
  page,
}) => {
  await test.step('is kept under its name on a page of the docs', async () => {
    await open(page, '/blog');
    expect(await stored(page, VERSION)).toBeNull();
    await open(page, '/docs/snapping');
    await expect.poll(() => stored(page, VERSION)).toBe('current');
  });

  await test.step('stays elsewhere if it is known', async () => {
    for (const path of ['/blog', '/', '/community/support']) {
      await open(page, path);
      await expect(colourToggle(page)).toBeEnabled();
      expect(await stored(page, VERSION)).toBe('current');
    }
  });

  await test.step('is dropped elsewhere if it is unknown', async () => {
    await storeBefore(page, { [VERSION]: '0.9.0' });
    await open(page, '/blog');
    await expect.poll(() => stored(page, VERSION)).toBeNull();
  });

  await test.step('is kept when the reader comes to the docs by a link', async () => {
    await navbar(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL(/\/docs$/);
    await expect.poll(() => stored(page, VERSION)).toBe('current');
    await page.reload();
    await hydrated(page);
    expect(await stored(page, VERSION)).toBe('current');
  });

  await test.step('is replaced on a page of the docs if it is unknown', async () => {
    await storeBefore(page, { [VERSION]: '0.9.0' });
    await open(page, '/docs');
    await expect.poll(() => stored(page, VERSION)).toBe('current');
  });
});
