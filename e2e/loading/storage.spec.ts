import { blockStorage, colourToggle, navbar, storeBefore, stored } from '../support/frame';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';
import { warningsOf } from '../support/watch';

const VERSION = 'docs-preferred-version-default';

test('everything works for the visit if storage is blocked, with one message on the console', async ({ page }) => {
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

test(
  'the preferred version of the docs is stored on pages of the docs, and an unknown one is deleted',
  { tag: '@full' },
  async ({ page }) => {
    await test.step('is stored under its name on a page of the docs', async () => {
      await open(page, '/blog');
      expect(await stored(page, VERSION)).toBeNull();
      await open(page, '/docs/snapping');
      await expect.poll(() => stored(page, VERSION)).toBe('current');
    });

    await test.step('remains on other pages if it is known', async () => {
      for (const path of ['/blog', '/', '/community/support']) {
        await open(page, path);
        await expect(colourToggle(page)).toBeEnabled();
        expect(await stored(page, VERSION)).toBe('current');
      }
    });

    await test.step('is deleted on other pages if it is unknown', async () => {
      await storeBefore(page, { [VERSION]: '0.9.0' });
      await open(page, '/blog');
      await expect.poll(() => stored(page, VERSION)).toBeNull();
    });

    await test.step('is stored when the reader follows a link to the docs', async () => {
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
  },
);
