import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/**
 * What takes too long for every change, one test at a time: `npm run test:nightly`. Beside other work, Gatsby's dev server at times does not
 * send a page what has changed of it.
 */
export default defineConfig({
  ...tests,
  testDir: 'e2e/nightly',
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'nightly' }],
});
