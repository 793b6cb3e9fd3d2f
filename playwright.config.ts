import { defineConfig } from '@playwright/test';
import { isFull, seed } from '@physics-editor/lib/testing/effort';
import { findProgram } from './scripts/support/programs.cjs';

// For the processes of the tests, which may run past midnight.
process.env['SEED'] = String(seed);

const inCi = Boolean(process.env['CI']);
const wholeBrowser = findProgram('chromium');
const headlessShell = findProgram('headless-shell') ?? wholeBrowser;
const baseURL = process.env['SITE_URL'];

/** Launch options of Chromium: the whole browser, or its headless shell. */
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
    // Only the listeners' name resolves (e2e/support/hosts/listeners.ts): no request of a page leaves the machine.
    '--host-resolver-rules=MAP *.listening.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});

/** The headless shell behaves like the whole browser and takes half the time; a context that is used again, another third of a second per test. */
const quick = { launchOptions: launched(headlessShell), reuseContext: true };

/** Folders of the tests of other projects. */
const NO_PAGES = ['build/**', 'host/**', 'nightly/**'];

/** Tests that need what the headless shell lacks: data saving, idle callbacks, and readers' lazy loading and font metrics. */
const NEEDS_WHOLE_BROWSER = /@whole-browser/;

/** Tests of what is rare or hard to break, which run at night and on pull requests. */
const LEFT_OUT = isFull ? [] : [/@full/];

/** Tests of dist/ served by nginx. `npm run test:e2e` prepares Chromium, nginx and dist/ first; `npx playwright test` uses them as they are. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // No more than cores: three on two cores take as long, with an eighth more processor time, and slow each other's scenes down.
  workers: '100%',
  // A busy machine may be too slow once. Tests that only pass the second time are listed as flaky.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  reporter: inCi ? 'dot' : 'list',
  // A build may be running on the other core.
  timeout: 120_000,
  expect: { timeout: 15_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}' } },
  ...(baseURL === undefined && {
    webServer: {
      command: 'node scripts/serve-nginx.mjs',
      env: { PORT: '0' },
      // Playwright writes the captured group to process.env.SITE_URL, which workers read above.
      wait: { stdout: /dist\/ is at (?<site_url>http:\S+)\n/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  }),
  use: {
    ...(baseURL !== undefined && { baseURL }),
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    // A worker would answer requests that a test holds back or breaks. e2e/loading/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace records the whole page at every step, which takes most of a test's time. `--trace on` enables it.
    trace: 'on-first-retry',
    // Shorter than a test's time, so that a test that hangs shows what it was waiting for.
    actionTimeout: 60_000,
    launchOptions: launched(wholeBrowser),
  },
  projects: [
    // Builds use both cores for minutes: one at a time, and first, so that the browser tests have the other workers.
    { name: 'build', testMatch: 'build/*.spec.ts', fullyParallel: false, workers: 1, timeout: 480_000, use: quick },
    // Responses of nginx and files of dist/, without a browser. One worker, so that the pages are parsed once.
    { name: 'host', testMatch: 'host/*.spec.ts', workers: 1, use: { trace: 'off' } },
    { name: 'browser', testIgnore: NO_PAGES, grepInvert: [NEEDS_WHOLE_BROWSER, ...LEFT_OUT], use: quick },
    {
      name: 'whole-browser',
      testIgnore: NO_PAGES,
      grep: NEEDS_WHOLE_BROWSER,
      grepInvert: LEFT_OUT,
      use: { reuseContext: true },
    },
  ],
});
