import { defineConfig } from '@playwright/test';
import type { Options } from './browsers/support/test';
import tests from './playwright.config';

/** Tests of dist/ in browsers that Playwright does not drive: `npm run test:browsers`. They only use Playwright's test runner. */
export default defineConfig<object, Options>({
  forbidOnly: tests.forbidOnly ?? false,
  testDir: 'browsers',
  testMatch: '*.spec.ts',
  workers: 2,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  ...(tests.webServer && { webServer: tests.webServer }),
  projects: [
    { name: 'firefox', use: { driven: 'firefox' } },
    { name: 'webkit', use: { driven: 'webkit' } },
  ],
});
