import type { Disposable, Page } from '@playwright/test';

/** Simulates a connection for the documents of a page until disposed of. */
export const connect = (page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<Disposable> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
