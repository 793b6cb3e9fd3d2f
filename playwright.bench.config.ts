import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Measurements of dist/ served by nginx, one at a time: `npm run bench:weight`, `npm run bench:navigation`. They print tables and never fail. */
export default defineConfig({
  ...tests,
  testDir: 'bench',
  testMatch: '*.bench.ts',
  workers: 1,
  reporter: 'line',
  projects: [{ name: 'bench' }],
  use: { ...tests.use, trace: 'off', screenshot: 'off' },
});
