import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Screenshots of the built site at SITE_URL, compared with those of another state: `npm run compare`. */
export default defineConfig({
  ...tests,
  testDir: 'bench',
  testMatch: 'appearance.ts',
  retries: 0,
  reporter: [['line'], ['html', { outputFolder: 'comparison/report', open: 'never' }]],
  snapshotPathTemplate: 'comparison/before/{arg}{ext}',
  // Small, because both states are rendered by the same browser.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.05 }, toMatchSnapshot: { threshold: 0.05 } },
  projects: [{ name: 'compare' }],
});
