import { openDrawer } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// For pages at all widths and with increased text spacing: page-types.spec.ts.

test('the drawer and its contents fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page, '/docs/user-interface/navigation-bar');
  const drawer = await openDrawer(page);
  for (const view of ['section', 'main menu']) {
    const size = await drawer.evaluate((dialog) => ({ content: dialog.scrollWidth, room: dialog.clientWidth }));
    expect(size.content, view).toBeLessThanOrEqual(size.room);
    await drawer.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(drawer.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    const back = drawer.getByRole('button', { name: '← Back to main menu' });
    if (await back.isVisible()) await back.click();
  }
});
