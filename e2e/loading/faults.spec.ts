import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';

// Tests the guarantees of support/test.ts for all other specs. `test.fail` tests must fail because of their fixtures alone.

/** A small page. */
const PAGE = '/community/support';
const ELSEWHERE = 'https://elsewhere.test/picture.png';

test.describe('without the policy of the site, which would block it first', () => {
  test.use({ bypassCSP: true });

  test.fail('a request to another host fails a test, also in a context of its own', async ({ browser, siteOrigin }) => {
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(siteOrigin + onSite(PAGE));
    await page.evaluate((url) => fetch(url).catch(() => undefined), ELSEWHERE);
    await page.close();
  });

  test('a request to a host that a test allows is not a fault, and is still blocked', async ({ page, allow }) => {
    allow.host('elsewhere.test');
    await page.goto(PAGE);
    expect(await page.evaluate((url) => fetch(url).then(String, String), ELSEWHERE)).toContain('Failed to fetch');
  });
});

const FAULTS: Readonly<Record<string, () => unknown>> = {
  'a violation of the policy of a page': () => fetch('https://elsewhere.test/').catch(() => undefined),
  'a violation of the policy of a frame': async () => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = '<script>run()</script>';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
  },
  'an error on the console': () => console.error('Something is wrong.'),
  'an uncaught error of a page': () =>
    queueMicrotask(() => {
      throw new Error('Something is wrong.');
    }),
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test.fail(`${name} fails a test`, async ({ page }) => {
    await page.goto(PAGE);
    await page.evaluate(fault);
  });
}

test('an error that a test allows is not a fault', async ({ page, allow }) => {
  allow.error(/^console: Something is wrong/);
  await page.goto(PAGE);
  await page.evaluate(() => console.error('Something is wrong.'));
});
