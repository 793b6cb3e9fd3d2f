import { expect, test as base } from '@playwright/test';
import type { Browser } from './browser';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { startWebKit } from './webkit';

export { expect };

/** The browsers under test. */
export type BrowserName = 'firefox' | 'webkit';

export interface Options {
  driven: BrowserName;
}

interface Fixtures {
  reader: Reader;
  /** Errors that match this are expected. */
  allow: (pattern: RegExp) => void;
}

/** `test` for all browsers: it fails a test if a page or frame violates its policy, logs or throws an error, or fails to load something. */
export const test = base.extend<Fixtures, Options & { started: Browser }>({
  driven: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ driven }, use) => {
      const browser = await (driven === 'firefox' ? startFirefox() : startWebKit());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ started }, use) => {
    const tab = await started.openTab();
    await use(new Reader(tab));
    await tab.close();
  },
  allow: [
    async ({ reader }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      const faults = (await reader.tab.faults()).filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect([...new Set(faults)], 'faults of the pages').toEqual([]);
    },
    { auto: true },
  ],
});
