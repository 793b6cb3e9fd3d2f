import { hamburger, mainLink, navbar } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

test('reappears when it is focused, and shows its entries from 997 px', async ({ page }) => {
  await open(page, '/');
  await test.step('reappears when it is focused by keyboard', async () => {
    await page.mouse.move(683, 500);
    await page.mouse.wheel(0, 150);
    await expect(navbar(page)).not.toBeInViewport();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Launch the editor' })
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Shift+Tab');
    await expect(navbar(page).locator('.colour-mode-toggle')).toBeFocused();
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('shows its entries from 997 px, and a button below that width', async () => {
    await page.setViewportSize({ width: 996, height: 768 });
    await expect(hamburger(page)).toBeVisible();
    await expect(mainLink(page, 'Docs')).toBeHidden();
    await page.setViewportSize({ width: 997, height: 768 });
    await expect(hamburger(page)).toBeHidden();
    await expect(mainLink(page, 'Docs')).toBeVisible();
    await expect(navbar(page).getByRole('link', { name: 'Launch' })).toBeVisible();
  });
});

test('is hidden after a jump to an anchor, in both directions', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Pitfalls', 'Key points']) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    await expect(navbar(page)).not.toBeInViewport();
  }
});
