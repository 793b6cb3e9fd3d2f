import type { Page, Response } from '@playwright/test';

/** Waits until the page's script has taken over, and what is on the page acts. */
export async function hydrated(page: Page): Promise<void> {
  // Seen sooner than by `expect`, which looks again after ever longer pauses.
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Goes to an address of the site and waits until the page acts. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}
