import puppeteer from 'puppeteer-core';
import { needProgram } from '../../scripts/support/programs.cjs';
import { VIEW, type Browser, type Tab } from './browser';

/** Firefox says so of a formula whose end has not arrived yet; the HTML checker finds those that are wrong. */
const INCOMPLETE_FORMULA = /Invalid markup: Incorrect number of children for <m\w+\/> tag/;

/** Firefox does not report policy violations to drivers, only on its own console: the document reports them. */
function reportViolations(): void {
  const report = console.error.bind(console);
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI}`);
  });
}

/** Firefox by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = needProgram('firefox');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: VIEW });
  return {
    openTab: async (): Promise<Tab> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const faults: string[] = [];
      await page.evaluateOnNewDocument(reportViolations);
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url ?? '?'})`);
      });
      page.on('pageerror', (error) => {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        if (!INCOMPLETE_FORMULA.test(text)) faults.push(`thrown: ${text}`);
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Requests aborted by leaving a page.
        if (!reason.includes('NS_BINDING_ABORTED')) faults.push(`failed: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`status of ${response.status()}: ${response.url()}`);
      });
      return {
        goTo: async (address) => void (await page.goto(address)),
        run: (inPage, ...texts) => page.evaluate(inPage, ...texts),
        moveTo: (x, y) => page.mouse.move(x, y),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        resize: (width, height) =>
          page.setViewport({ width, height }).catch((error: unknown) => {
            // Firefox 140 sets the size, but not the orientation that Puppeteer sends with it.
            if (!/unknown command emulation\.setScreenOrientationOverride/.test(String(error))) throw error;
          }),
        faults: async () => faults,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
