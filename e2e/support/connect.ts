import type { Page } from '@playwright/test';

/** Gives the page a connection of some kind. */
export const connect = (page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
