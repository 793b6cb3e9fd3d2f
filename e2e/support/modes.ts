import type { Page } from '@playwright/test';
import { expect } from './test';

export const MODES = ['light', 'dark'] as const;

/** Changes the colour mode of a page as another tab of the site would. */
export async function setMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
