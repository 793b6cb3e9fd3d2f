import { open } from '../support/open';
import { scenesOf } from '../support/scenes';
import { openWide, run } from '../support/showcase';
import { expect, test } from '../support/test';

test('an address opens its card, others open in place, and pictures are loaded lazily', async ({ page }) => {
  await open(page, '/showcase#dam-break');
  await test.step('the card of the address is open', async () => {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Dam break' }) });
    await expect(card.locator('figure.live-scene')).toBeVisible();
  });

  await test.step('the first picture, which a phone shows alone, is loaded eagerly, the others lazily', async () => {
    const loading = await page
      .locator('.showcase-card > picture > img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
    expect(loading).toHaveLength(await page.getByRole('article').count());
    expect(loading[0]).toBe('eager');
    expect(new Set(loading.slice(1))).toEqual(new Set(['lazy']));
  });

  await test.step('a card opens in place, with its scene, its text and its code', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Pendulum wave' });
    await card.getByText('Open the scene').click();
    await expect(scenesOf(page).first()).toBeVisible();
    await expect(card.locator('figure.live-scene')).toBeVisible();
    await card.getByText('Code of the scene').click();
    await expect(card.locator('pre')).toContainText('editor.');
  });

  // e2e/nightly/showcase.spec.ts runs every scene for longer; __tests__/content/scenes.test.ts runs them without a browser.
  await test.step('a scene runs at 800 × 450', async () => {
    const [card] = await openWide(page);
    expect(card && (await run(card, 1))).toBeGreaterThan(0);
  });
});
