import { expect as baseExpect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { messageOf } from '@physics-editor/lib/text/message-of';
import type { Host } from './hosts/host';
import { onSite, prefixPages, prefixRequests, siteUrl } from './hosts/prefix';
import { startStaticHost } from './hosts/static-host';

/**
 * How many times slower the processor of the first page of a test is, as on a phone: `SLOWNESS=4 npm run test:e2e`. The second session that this
 * takes makes Chromium report `navigator.onLine` without a network, so the first test of offline.spec.ts fails.
 */
const SLOWNESS = process.env['SLOWNESS'];

/** `expect` for all specs: addresses of the site are written without the path prefix. */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, expected: string | RegExp, options?: { timeout?: number }) {
    const address = typeof expected === 'string' ? onSite(expected) : expected;
    return outcomeOf('toHaveURL', this.isNot, () =>
      (this.isNot ? baseExpect(page).not : baseExpect(page)).toHaveURL(address, options),
    );
  },
  async toHaveAttribute(locator: Locator, name: string, value?: string | RegExp, options?: { timeout?: number }) {
    const isAddress = name === 'href' && typeof value === 'string';
    const matchers = this.isNot ? baseExpect(locator).not : baseExpect(locator);
    return outcomeOf('toHaveAttribute', this.isNot, () => {
      if (value === undefined) return matchers.toHaveAttribute(name, options);
      return matchers.toHaveAttribute(name, isAddress ? onSite(value) : value, options);
    });
  },
});

/** Converts the outcome of a Playwright matcher into that of ours. */
async function outcomeOf(name: string, isNot: boolean, check: () => Promise<void>) {
  try {
    await check();
    return { name, pass: !isNot, message: () => `${name} holds.` };
  } catch (error) {
    return { name, pass: isNot, message: () => messageOf(error) };
  }
}

/** Declares expected faults. */
export interface Allow {
  /** Allows requests to this host. They still do not leave the machine: answer them by `page.route` if need be. */
  host: (host: string) => void;
  /** Allows errors, on the console or thrown on a page, that match this. */
  error: (pattern: RegExp) => void;
}

/** Serves dist/, and additional pages by path, on another origin until the test ends, and allows requests to it. Returns the origin. */
type Serve = (pages?: Readonly<Record<string, string>>) => Promise<string>;

interface Fault {
  text: string;
  /** Set for a request to another host. */
  host?: string;
}

/** Faults since the last test of this worker, which runs one test at a time. */
const faults: Fault[] = [];

/**
 * `test` for all specs. It fails a test if any page or frame, in any context, requests another host, violates its content security policy, or
 * logs or throws an error.
 *
 *     test('an unknown address', async ({ page, allow }) => {
 *       allow.error(/status of 404/);
 *       await page.goto('/no/such/page');
 *     });
 */
export const test = base.extend<{ allow: Allow; serve: Serve }, { siteOrigin: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  siteOrigin: [async ({}, use) => use(new URL(siteUrl()).origin), { scope: 'worker' }],
  request: async ({ request }, use) => {
    prefixRequests(request);
    await use(request);
  },
  page: async ({ page }, use, testInfo) => {
    if (SLOWNESS !== undefined) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: Number(SLOWNESS) });
    }
    await use(page);
    // Playwright's own `screenshot: 'only-on-failure'` takes one of every page, and deletes it if the test passes.
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('failed.png');
      const isTaken = await page.screenshot({ path, timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (isTaken) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    }
    // Routes of the test may still be handling requests; ignore their errors.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  browser: [
    async ({ browser, siteOrigin }, use) => {
      browser.on('context', (context) => {
        prefixPages(context);
        watch(context, siteOrigin);
      });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  allow: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const hosts = new Set<string>();
      const errors: RegExp[] = [];
      await use({ host: (host) => hosts.add(host), error: (pattern) => errors.push(pattern) });

      const left = faults
        .splice(0)
        .filter(({ text, host }) => !(host && hosts.has(host)) && !errors.some((pattern) => pattern.test(text)))
        .map(({ text }) => text);
      if (left.length > 0) throw new Error(`The pages of this test had faults:\n${[...new Set(left)].join('\n')}`);
    },
    { auto: true },
  ],
  serve: async ({ allow }, use) => {
    const hosts: Host[] = [];
    await use(async (pages) => {
      const host = await startStaticHost(pages);
      hosts.push(host);
      allow.host(new URL(host.origin).host);
      return host.origin;
    });
    await Promise.all(hosts.map(({ close }) => close()));
  },
});

/** Reports what a policy has blocked in a document: the browser's own message may be missing, or locate the error at the blocked host. */
function reportViolations(): void {
  // Documents may replace their console.
  const report = console.error.bind(console);
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    report(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI} ${sample}`);
  });
}

function watch(context: BrowserContext, siteOrigin: string): void {
  // Sent before any other request of the test to the context.
  void context.addInitScript(reportViolations);
  const foreignHost = (address: string): string | undefined => {
    if (!URL.canParse(address)) return undefined;
    const { protocol, origin, host } = new URL(address);
    return /^(?:https?|wss?):$/.test(protocol) && origin !== siteOrigin ? host : undefined;
  };
  context.on('request', (request) => {
    const host = foreignHost(request.url());
    if (host) faults.push({ text: `request to another host: ${request.url()}`, host });
  });
  context.on('console', (message) => {
    // Failed requests to other hosts are reported by the request itself.
    if (message.type() !== 'error' || foreignHost(message.location().url)) return;
    faults.push({ text: `console: ${message.text()} (${message.location().url})` });
  });
  context.on('weberror', (error) => {
    faults.push({ text: `thrown on ${error.page()?.url()}: ${error.error().stack ?? error.error().message}` });
  });
}
