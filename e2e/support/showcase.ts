import type { Page } from '@playwright/test';
import { open } from './open';
import { controlsOf } from './scenes';

/** Opens the showcase, or another page, with all folds of its cards. */
export async function openFolds(page: Page, path = '/showcase'): Promise<void> {
  await open(page, path);
  for (const fold of await page.getByText('Open the scene').all()) await fold.click();
}

/** Opens the showcase and returns a link of a text that sets a number of a scene, the scene, and the name, value and slider of the number. */
export async function openLinked(page: Page) {
  await openFolds(page);
  const link = page.locator('main a[href*="#scene-"][href*="?"]').first();
  const { hash, searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const id = hash.slice(1);
  const [[key = '', value = ''] = []] = searchParams;
  const scene = page.locator(`[id="${id}"]`);
  const name = new RegExp(`^${key.replaceAll('-', ' ')}( in|$)`, 'i');
  return { link, scene, id, name, value, slider: controlsOf(scene).getByRole('slider', { name }) };
}
