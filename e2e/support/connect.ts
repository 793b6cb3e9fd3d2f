import type { Disposable, Page } from '@playwright/test';

/** Gives the documents of a page a connection of some kind, until it is disposed of. */
export const connect = (page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<Disposable> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
