import { open } from './support/open';
import { control, scenesOf, secondsOf, start, timer } from './support/scenes';
import { expect, test } from './support/test';

test('the first row of pictures comes at once, the others when they come near', async ({ page }) => {
  await open(page, '/showcase');
  const loading = await page
    .locator('.showcase-card > picture > img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
  expect(loading).toHaveLength(12);
  expect(loading.slice(0, 3)).toEqual(['eager', 'eager', 'eager']);
  expect(new Set(loading.slice(3))).toEqual(new Set(['lazy']));
});

test('a card opens in place, with its scene, its text and its code', async ({ page }) => {
  await open(page, '/showcase');
  const card = page.getByRole('article').filter({ hasText: 'Pendulum wave' });
  await card.getByText('Open the scene').click();
  await expect(scenesOf(page).first()).toBeVisible();
  await card.getByText('Code of the scene').click();
  await expect(card.locator('pre')).toContainText('editor.');
});

test('an address opens the card that it names', async ({ page }) => {
  await open(page, '/showcase#dam-break');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Dam break' }) });
  await expect(card.locator('figure.live-scene')).toBeVisible();
});

test('every scene runs at 800 × 450; prints its frames a second', async ({ page }) => {
  test.slow();
  await open(page, '/showcase');
  await page.addStyleTag({ content: '.live-scene-stage { width: 800px !important; max-width: none !important }' });
  const rates: Record<string, number> = {};
  for (const card of await page.getByRole('article').all()) {
    const name = (await card.getByRole('heading').first().textContent()) ?? '';
    await card.getByText('Open the scene').click();
    const scene = card.locator('figure.live-scene');
    await start(scene);
    await expect.poll(() => secondsOf(scene), { timeout: 60_000 }).toBeGreaterThan(3);
    rates[name] = Number(/(\d+) fps/.exec((await timer(scene).textContent()) ?? '')?.[1]);
    await control(scene, 'Pause').click();
    await card.getByText('Open the scene').click();
  }
  console.log(rates);
  expect(Object.values(rates).filter((rate) => !(rate > 0))).toEqual([]);
  expect(Object.keys(rates)).toHaveLength(12);
});
