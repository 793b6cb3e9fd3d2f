import type { Page } from '@playwright/test';
import { faultsInBothModes } from '../support/checkers/axe';
import { h1, mainLink } from '../support/frame';
import { open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { chunksWith } from '../support/pages/chunks';
import { expect, test } from '../support/test';
import { dataOf, documentsOf, followLink } from '../support/watch';

const DANGER = 'rgb(179, 38, 30)';

/** React's messages about a rendering error, which the page itself reports to the reader. */
const REACT = /Cannot read properties of null|Minified React error #(?:418|419|422|423|425)/;

/** Waits for the report of a rendering error. */
async function expectCrash(page: Page, message: RegExp): Promise<void> {
  await expect(h1(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('main').locator('pre')).toHaveText(message);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
}

test('a page with broken data shows an error inside the layout, and links still work', async ({ page, allow }) => {
  allow.error(REACT);
  // Corrupts the data of the page in transit.
  await page.route(dataOf('/docs/faq'), async (route) => {
    const response = await route.fetch();
    const withoutHeadings = (key: string, value: unknown) => (key === 'headings' ? null : value);
    await route.fulfill({ response, json: JSON.parse(await response.text(), withoutHeadings) });
  });
  await open(page, '/docs/mirroring');
  const documents = documentsOf(page);

  await test.step('when a link leads there', async () => {
    await followLink(page, '/docs/faq');
    await expectCrash(page, /Cannot read properties of null \(reading 'filter'\)/);
    await expect(page).toHaveURL('/docs/faq');
    await expect(mainLink(page, 'Blog')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await faultsInBothModes(page, 'crash')).toEqual([]);
  });
  await test.step('again, when the reader returns from another page', async () => {
    await mainLink(page, 'Blog').click();
    await expect(h1(page)).toHaveText('Blog');
    await expect(page).toHaveTitle(/^Blog \|/);
    await page.goBack();
    await expectCrash(page, /Cannot read properties of null/);
    await page.goBack();
    await expect(h1(page)).toHaveText('Mirroring');
    await expect(page).toHaveTitle(/^Mirroring /);
    expect(documents).toEqual([]);
  });
  await test.step('when it is opened as a document', async () => {
    await page.goto('/docs/faq');
    await expectCrash(page, /Cannot read properties of null/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await mainLink(page, 'Blog').click();
    await expect(h1(page)).toHaveText('Blog');
  });
});

test('if the script of an island fails to load, its static form remains, with a button to try again', async ({
  page,
  allow,
}) => {
  allow.error(/Failed to load resource|Loading chunk|ChunkLoadError/);
  for (const [island, path, text, control] of [
    ['code', '/docs/assets', 'Copy code to clipboard', { role: 'button', name: 'Copy code to clipboard' }],
    ['tabs', '/docs/scripting/node-scripts', 'tablist', { role: 'tab', name: /./ }],
  ] as const) {
    await test.step(island, async () => {
      const script = `**${chunksWith(text)[0]}`;
      await page.route(script, (route) => route.abort());
      await open(page, path);
      const place = page.locator(`[data-island="${island}"]`).first();
      await place.scrollIntoViewIfNeeded();
      const report = place.getByRole('alert');
      await expect(report).toHaveText(/ChunkLoadError: Loading chunk \d+ failed/);
      await expect(report.locator('p')).toHaveCSS('color', DANGER);
      await expect(place.locator('pre').first()).toBeVisible();

      // The first retry fails, the second succeeds.
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
      await report.getByRole('button', { name: 'Retry' }).click();
      await failed;
      await expect(report).toHaveText(/ChunkLoadError/);
      await page.unroute(script);
      await report.getByRole('button', { name: 'Retry' }).click();
      await expect(place.getByRole(control.role, { name: control.name }).first()).toBeVisible();
      await expect(report).toHaveCount(0);
    });
  }
});

test('the home page reports that its scripts did not load, and suggests a path prefix if they are elsewhere', async ({
  page,
  allow,
}) => {
  allow.error(/Failed to load resource/);
  const lines = page.getByRole('alert').filter({ hasText: 'This site did not load properly.' }).locator('p');
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not here.' }));
  await page.goto('/');
  await expect(lines).toHaveText(['This site did not load properly.', /Something blocks its scripts/]);

  await page.route('**/sub/index.html', (route) =>
    route.fulfill({ path: 'dist/index.html', contentType: 'text/html' }),
  );
  await page.goto('/sub/index.html');
  await expect(lines.last()).toHaveText(`We suggest trying path prefix = ${onSite('/sub/')}`);
  await expect(lines.first()).toHaveCSS('color', DANGER);
  await expect(h1(page)).toHaveText('Interactive Physics Simulations');
});
