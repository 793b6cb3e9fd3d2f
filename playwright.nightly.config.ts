import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Tests too slow for every change, one at a time: `npm run test:nightly`. */
export default defineConfig({
  ...tests,
  testDir: 'e2e/nightly',
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'nightly' }],
});
