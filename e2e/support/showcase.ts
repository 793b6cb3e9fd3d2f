import type { Locator, Page } from '@playwright/test';
import { filesBelow } from '@physics-editor/publish/files-below';
import { open } from './open';
import { control, secondsOf, start, timer } from './scenes';
import { expect } from './test';

/** Opens the showcase with stages of 800 × 450 px. Returns its cards, one for each item. */
export async function openWide(page: Page): Promise<Locator[]> {
  await open(page, '/showcase');
  await page.addStyleTag({ content: '.live-scene-stage { width: 800px !important; max-width: none !important }' });
  const cards = await page.getByRole('article').all();
  expect(cards).toHaveLength(filesBelow('content/showcase').filter((file) => file.endsWith('scene.js')).length);
  return cards;
}

/** Opens the showcase, or another page, with all folds of its cards. */
export async function openFolds(page: Page, path = '/showcase'): Promise<void> {
  await open(page, path);
  for (const fold of await page.getByText('Open the scene').all()) await fold.click();
}

/** Runs the scene of a card for more than `seconds` of its own time. Returns the frame rate that its timer shows. */
export async function run(card: Locator, seconds: number): Promise<number> {
  await card.getByText('Open the scene').click();
  const scene = card.locator('figure.live-scene');
  await start(scene);
  await expect.poll(() => secondsOf(scene), { timeout: 60_000, intervals: [50] }).toBeGreaterThan(seconds);
  await expect(timer(scene)).toHaveText(/[1-9]\d* fps/);
  const rate = Number(/(\d+) fps/.exec((await timer(scene).textContent()) ?? '')?.[1]);
  await control(scene, 'Pause').click();
  await card.getByText('Open the scene').click();
  return rate;
}
