import type { Page, Response } from '@playwright/test';
import { expect } from './test';

/** Waits until the page's script has taken over, and what is on the page acts. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Goes to an address of the site and waits until the page acts. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}
