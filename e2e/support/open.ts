import type { Page, Response } from '@playwright/test';

/** Waits until the page is hydrated and interactive. */
export async function hydrated(page: Page): Promise<void> {
  // Faster than `expect`, which polls at increasing intervals.
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens an address of the site and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}
