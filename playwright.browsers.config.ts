import { defineConfig } from '@playwright/test';
import type { Options } from './browsers/support/test';
import tests from './playwright.config';

/** Tours of dist/ in browsers that Playwright itself does not drive: `npm run test:browsers`. Of Playwright, they use the runner alone. */
export default defineConfig<object, Options>({
  forbidOnly: tests.forbidOnly ?? false,
  testDir: 'browsers',
  testMatch: '*.spec.ts',
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  ...(tests.webServer && { webServer: tests.webServer }),
  projects: [
    { name: 'firefox', use: { driven: 'firefox' } },
    { name: 'webkit', use: { driven: 'webkit' } },
  ],
});
