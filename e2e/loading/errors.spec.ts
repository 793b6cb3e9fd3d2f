import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';
import { changeJson, dataOf, documentsOf, followLink } from '../support/watch';

const SETTINGS = '**/page-data/sq/d/*.json';
const DANGER = 'rgb(179, 38, 30)';

/** React's messages about a rendering error, which the page itself reports to the reader. */
const REACT = /Cannot read properties of null|Minified React error #(?:418|419|422|423|425)/;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const mainLink = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Corrupts the data of a page in transit. */
const breakData = (page: Page, path: string) =>
  changeJson(page, dataOf(path), (key, value) => (key === 'headings' ? null : value));

/** Waits for the report of a rendering error. */
async function expectCrash(page: Page, message: RegExp): Promise<void> {
  await expect(h1(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('main').locator('pre')).toHaveText(message);
  await expect(page.getByRole('main').locator('hr')).toHaveCount(1);
  await expect(tryAgain(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
}

test('a page with broken data shows an error inside the layout, and links still work', async ({ page, allow }) => {
  allow.error(REACT);
  await breakData(page, '/docs/faq');
  await open(page, '/docs/mirroring');
  const documents = documentsOf(page);

  await test.step('when a link leads there', async () => {
    await followLink(page, '/docs/faq');
    await expectCrash(page, /Cannot read properties of null \(reading 'filter'\)/);
    await expect(page).toHaveURL('/docs/faq');
    await expect(nav(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  await test.step('again, if the cause persists', async () => {
    await tryAgain(page).click();
    await expectCrash(page, /Cannot read properties of null/);
  });
  await test.step('again, when the reader returns from another page', async () => {
    await mainLink(page, 'Blog').click();
    await expect(h1(page)).toHaveText('Blog');
    await expect(page).toHaveTitle(/^Blog \|/);
    await page.goBack();
    await expectCrash(page, /Cannot read properties of null/);
    await page.goBack();
    await expect(h1(page)).toHaveText('Mirroring');
    await expect(page).toHaveTitle(/^Mirroring \|/);
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

/** Makes pages with a date crash. */
const breakDates = (page: Page) =>
  page.evaluate(() => {
    const original = Date.prototype.getUTCDate;
    Date.prototype.getUTCDate = () => {
      throw new Error('The day has no name.', {
        cause: new RangeError('The calendar is closed.', { cause: 'It is a holiday.' }),
      });
    };
    window.addEventListener('mend', () => (Date.prototype.getUTCDate = original));
  });
const mendDates = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('mend')));

test(
  'the report of a crash lists its causes, and Try again shows the page once they are corrected',
  { tag: '@full' },
  async ({ page, allow }) => {
    allow.error(/The day has no name/);
    await open(page, '/showcase');
    await breakDates(page);
    const documents = documentsOf(page);
    await mainLink(page, 'Blog').click();
    await expectCrash(page, /The day has no name/);
    expect(await page.locator('main pre').textContent()).toBe(
      'The day has no name.\n\nCause:\nThe calendar is closed.\n\nCause:\nIt is a holiday.',
    );
    await expect(page.locator('main pre')).toHaveCSS('white-space', /^(?:pre-wrap|break-spaces)$/);

    await mendDates(page);
    await tryAgain(page).click();
    await expect(h1(page)).toHaveText('Blog');
    await expect(page.locator('.post-card').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Blog \|/);
    await expect(page).toHaveURL('/blog');
    expect(documents).toEqual([]);
  },
);

test('a layout that cannot be rendered is replaced by an error report', async ({ page, allow }) => {
  allow.error(REACT);
  await changeJson(page, SETTINGS, (key, value) => (key === 'footer' ? null : value));
  await page.goto('/docs/faq');
  await expectCrash(page, /Cannot read properties of null/);
  await expect(nav(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await tryAgain(page).click();
  await expectCrash(page, /Cannot read properties of null/);
});

test(
  'an item of the navigation bar without a label shows an error in its position, and the others work',
  { tag: '@full' },
  async ({ page, allow }) => {
    const message =
      'A navbar item failed to render. Please double-check the following navbar item (navbar) of content/site.yml:';
    allow.error(/A navbar item failed to render|The item has no label|Minified React error #(?:418|423|425)/);
    const errors: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'error') errors.push(entry.text());
    });
    await changeJson(page, SETTINGS, (key, value) => (key === 'label' && value === 'Showcase' ? '' : value));
    await open(page, '/docs/faq');

    const fault = nav(page).locator('details');
    await expect(fault).toHaveCount(1);
    await fault.locator('summary').click();
    await expect(fault.locator('pre')).toBeVisible();
    const text = (await fault.locator('pre').textContent()) ?? '';
    expect(text.startsWith(`${message}\n`)).toBe(true);
    expect(JSON.parse(text.slice(message.length))).toEqual({ label: '', to: '/showcase', activeUnder: '/showcase' });
    expect(errors.join()).toContain(message);

    await mainLink(page, 'Blog').click();
    await expect(h1(page)).toHaveText('Blog');
    await expect(mainLink(page, 'Blog')).toHaveAttribute('aria-current', 'page');
    await expect(fault).toHaveCount(1);
  },
);

/** The script file that contains a text. */
const scriptWith = (text: string) =>
  readdirSync('dist').find(
    (file) => /^\d+-[0-9a-f]{20}\.js$/.test(file) && readFileSync(join('dist', file), 'utf8').includes(text),
  ) ?? 'none';

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
      const script = `**/${scriptWith(text)}`;
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

const home = () => readFileSync('dist/index.html', 'utf8');
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'This site did not load properly.' });

test('the home page reports that its scripts did not load, and other pages do not', async ({ page, allow }) => {
  allow.error(/Failed to load resource/);

  await test.step('not if they load', async () => {
    await open(page, '/');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toContain('did not load properly');
  });

  await test.step('at its own address if its scripts are missing, without suggesting a prefix', async () => {
    await page.route('**/app-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(banner(page).locator('p').first()).toHaveText('This site did not load properly.');
    await expect(banner(page)).not.toContainText('path prefix');
  });

  await test.step('on no other page', async () => {
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/docs/faq');
    await failed;
    await expect(h1(page)).toHaveText('FAQ');
    await expect(banner(page)).toHaveCount(0);
  });

  await page.unrouteAll();
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not here.' }));
  for (const [path, suggested] of [
    ['/sub/', '/sub/'],
    ['/sub', '/sub/'],
    ['/sub/index.html', '/sub/'],
    ['/a/b/', '/a/b/'],
  ] as const) {
    await test.step(`at ${path} if its scripts are elsewhere, suggesting the path prefix ${suggested}`, async () => {
      await page.route(`**${path}`, (route) => route.fulfill({ body: home(), contentType: 'text/html' }));
      await page.goto(path);
      const configured = onSite('/');
      await expect(banner(page).locator('p')).toHaveText([
        'This site did not load properly.',
        'A very common reason is a wrong path prefix in the configuration of the site.',
        `Current configured path prefix = ${configured === '/' ? '/ (default value)' : configured}`,
        `We suggest trying path prefix = ${onSite(suggested)}`,
      ]);
      await expect(banner(page)).toHaveCount(1);
      await expect(banner(page).locator('p').first()).toHaveCSS('color', DANGER);
      await expect(h1(page)).toHaveText('Interactive Physics Simulations');
    });
  }
});

test('an island with invalid data remains static, with a message on the console', async ({ page, allow }) => {
  allow.error(/The island "code" stays as it is/);
  await changeJson(page, dataOf('/docs/assets'), (key, value) =>
    key === 'html' ? String(value).replaceAll('data-island="code"', 'data-island="code" data-props="{"') : value,
  );
  await open(page, '/docs/mirroring');
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('The island "code" stays as it is'),
  );
  await followLink(page, '/docs/assets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assets');
  await page.locator('[data-island="code"]').first().scrollIntoViewIfNeeded();
  await warning;
  await expect(page.locator('[data-island="code"] pre').first()).toBeVisible();
});
