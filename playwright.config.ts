import { defineConfig } from '@playwright/test';
import { findProgram } from './scripts/support/programs.cjs';

const inCi = Boolean(process.env['CI']);
const wholeBrowser = findProgram('chromium');
const headlessShell = findProgram('headless-shell') ?? wholeBrowser;
const baseURL = process.env['SITE_URL'];

/** How Chromium is started: whole, or its shell. */
const launched = (executablePath: string | undefined) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No name leads anywhere, but for that of the listeners (e2e/support/hosts/listeners.ts): nothing leaves the machine, whatever a page asks for.
    '--host-resolver-rules=MAP *.listening.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});

/** Where the tests of the other projects are. */
const NO_PAGES = ['build/**', 'host/**', 'nightly/**'];

/** Tests that need what the headless shell lacks: data saving, idle callbacks, lazy loading and widths of fonts as readers have them. */
const NEEDS_WHOLE_BROWSER = /@whole-browser/;

/** Tests of dist/ as nginx serves it. `npm run test:e2e` makes Chromium, nginx and dist/ ready first; `npx playwright test` takes them as they are. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that does other work may be too slow once. What passes the second time alone is listed as flaky.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  reporter: inCi ? 'dot' : 'list',
  // A build may be running on the other core.
  timeout: 120_000,
  expect: { timeout: 15_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}' } },
  webServer: {
    command: 'node scripts/serve-nginx.mjs',
    env: { PORT: '0' },
    // Playwright puts what is captured into process.env.SITE_URL, for the workers to read above.
    wait: { stdout: /dist\/ is at (?<site_url>http:\S+)\n/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    // A worker would answer what a test holds back or breaks. e2e/loading/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace takes the whole page at every step: most of a test's time. `--trace on` asks for one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What does not come in this time does not come: a test ends with what it has waited for.
    actionTimeout: 60_000,
    launchOptions: launched(wholeBrowser),
  },
  projects: [
    // Builds take both cores for minutes: one at a time, and first, so that the browser has the other worker meanwhile.
    { name: 'build', testMatch: 'build/*.spec.ts', fullyParallel: false, workers: 1, timeout: 480_000 },
    // What nginx and the files of dist/ answer without a browser. One worker, so that the pages are parsed once.
    { name: 'host', testMatch: 'host/*.spec.ts', workers: 1, use: { trace: 'off', screenshot: 'off' } },
    // The headless shell does the same as the whole browser in half the time.
    {
      name: 'browser',
      testIgnore: NO_PAGES,
      grepInvert: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launched(headlessShell) },
    },
    { name: 'whole-browser', testIgnore: NO_PAGES, grep: NEEDS_WHOLE_BROWSER },
  ],
});
