import { expect, test } from './support/test';

// What support/test.ts promises to all other tests. `test.fail` tests must fail, by their fixtures alone.
const ELSEWHERE = 'https://elsewhere.test/picture.png';

test.fail('a request to another host fails a test', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((url) => fetch(url).catch(() => undefined), ELSEWHERE);
});

test.fail(
  'a request to another host fails a test that opened a context of its own',
  async ({ browser, siteOrigin }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(siteOrigin);
    await page.evaluate((url) => fetch(url).catch(() => undefined), ELSEWHERE);
    await context.close();
  },
);

test.fail('an error on the console fails a test', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => console.error('Something is wrong.'));
});

test.fail('an error that a page throws fails a test', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('Something is wrong.');
    });
  });
});

test('what a test allows is no fault, and still does not leave the machine', async ({ page, allow }) => {
  allow.host('elsewhere.test');
  allow.error(/^console: Something is wrong/);
  await page.goto('/');
  await page.evaluate(() => console.error('Something is wrong.'));
  expect(await page.evaluate((url) => fetch(url).then(String, String), ELSEWHERE)).toContain('Failed to fetch');
});
