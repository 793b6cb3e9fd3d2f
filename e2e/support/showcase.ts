import type { Page } from '@playwright/test';
import { open } from './open';

/** Opens the showcase, or another page, with all folds of its cards. */
export async function openFolds(page: Page, path = '/showcase'): Promise<void> {
  await open(page, path);
  for (const fold of await page.getByText('Open the scene').all()) await fold.click();
}
