import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { open } from '../support/open';
import { secondsOf, start, timer } from '../support/scenes';
import { expect, test } from '../support/test';

test('Back shows the cards of the filter that was chosen, and the scene that was open', async ({ page }) => {
  await open(page, '/showcase');
  const filter = page.getByRole('navigation', { name: 'Showcase filters' }).locator('[aria-current]');
  await expect(filter).toHaveText(/^All/);
  await page.getByRole('link', { name: 'Fluids' }).click();
  await expect(filter).toHaveText(/^Fluids/);
  const cards = page.getByRole('article');
  await expect(cards).not.toHaveCount(0);
  await expect(cards.filter({ hasText: 'Pendulum wave' })).toHaveCount(0);
  const chosen = await cards.count();
  await cards.last().getByText('Open the scene').click();
  await expect(cards.last().locator('figure.live-scene')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/docs/);
  await page.goBack();
  await expect(page).toHaveURL('/showcase#fluids');
  await expect(cards).toHaveCount(chosen);
  await expect(cards.last().locator('figure.live-scene')).toBeVisible();
});

test('an address opens its card, and others open in place', async ({ page }) => {
  await open(page, '/showcase#dam-break');
  const items = filesBelow('content/showcase').filter((file) => file.endsWith('scene.js'));
  await expect(page.getByRole('article')).toHaveCount(items.length);

  await expect(page.getByRole('article').filter({ hasText: 'Dam break' }).locator('figure.live-scene')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Pendulum wave' });
  const scene = card.locator('figure.live-scene');
  await test.step('a card opens in place, with its scene, its text and its code', async () => {
    await card.getByText('Open the scene').click();
    await expect(scene).toBeVisible();
    await card.getByText('Code of the scene').click();
    await expect(card.locator('pre')).toContainText('editor.');
  });

  // e2e/nightly/scenes.spec.ts runs every scene; __tests__/content/scenes.test.ts runs them without a browser.
  await test.step('a scene runs at 800 × 450', async () => {
    await page.addStyleTag({ content: '.live-scene-stage { width: 800px !important; max-width: none !important }' });
    await start(scene);
    await expect.poll(() => secondsOf(scene), { timeout: 60_000 }).toBeGreaterThan(1);
    await expect(timer(scene)).toHaveText(/[1-9]\d* fps/);
  });
});
