import { readFileSync } from 'node:fs';
import { scrollY } from './support/frame';
import { hydrated, open } from './support/open';
import { builtPages } from './support/pages';
import { onSite } from './support/prefix';
import { expect, test } from './support/test';
import { addLink, documentsOf, followLink, warningsOf } from './support/watch';

const BAD_HASH = '#%E0%A4%A';
const QUERY_AND_HASH = '?q=a%20b#which-browsers-work';

const h1 = { level: 1 };
const html = (file: string) => readFileSync(`dist${file}`, 'utf8');

for (const [href, address, title] of [
  ['/docs/faq/', '/docs/faq', 'FAQ'],
  ['/docs/faq.html', '/docs/faq', 'FAQ'],
  ['/docs/faq/index.html', '/docs/faq', 'FAQ'],
  ['/index.html', '/', 'Interactive Physics Simulations'],
] as const) {
  test(`a link to ${href} leads to ${address} in place`, async ({ page }) => {
    await open(page, '/docs/mirroring');
    const documents = documentsOf(page);
    await followLink(page, `${href}?q=a%20b#main`);
    await expect(page.getByRole('heading', h1)).toHaveText(title);
    await expect(page).toHaveURL(`${address}?q=a%20b#main`);
    expect(documents).toEqual([]);
  });
}

test('a link to the page itself under another address leads to its anchor, and the address stays tidy', async ({
  page,
}) => {
  await open(page, '/docs/faq');
  const documents = documentsOf(page);
  await followLink(page, '/docs/faq.html#can-i-use-libraries');
  await expect(page).toHaveURL('/docs/faq#can-i-use-libraries');
  await expect(page.locator('#can-i-use-libraries')).toBeInViewport();
  expect(documents).toEqual([]);
});

for (const typed of ['/docs/faq/', '/docs/faq.html', '/docs/faq/index.html']) {
  for (const file of ['/docs/faq.html', '/404.html']) {
    test(`${typed} becomes tidy on a host that answers it with ${file}`, async ({ page }) => {
      await page.route(`**${typed}?*`, (route) => route.fulfill({ body: html(file), contentType: 'text/html' }));
      const documents = documentsOf(page);
      await open(page, typed + QUERY_AND_HASH);
      await expect(page).toHaveURL(`/docs/faq${QUERY_AND_HASH}`);
      await expect(page.getByRole('heading', h1)).toHaveText('FAQ');
      await expect(page).toHaveTitle(/^FAQ \|/);
      await expect(page.locator('#which-browsers-work')).toBeInViewport();
      expect(documents).toHaveLength(1);
    });
  }
}

for (const file of ['/feature-requests.html', '/404.html']) {
  test(`a status with a slash at its end is shown on a host that answers with ${file}`, async ({ page }) => {
    await page.route('**/feature-requests/planned/', (route) =>
      route.fulfill({ body: html(file), contentType: 'text/html' }),
    );
    await open(page, '/feature-requests/planned/');
    await expect(page).toHaveURL('/feature-requests/planned');
    await expect(page.getByRole('heading', h1)).toHaveText('Feature requests');
    await expect(page.locator('.requests')).toHaveCount(1);
    await expect(page.locator('.requests h2')).toHaveText('Planned');
  });
}

test('a hash that decodes badly and was typed is left out, with a warning', async ({ page }) => {
  const warnings = warningsOf(page);
  await open(page, `/docs/faq${BAD_HASH}`);
  await expect(page).toHaveURL('/docs/faq');
  expect(warnings.join()).toContain(BAD_HASH);
  await page.getByRole('link', { name: 'Assets' }).first().click();
  await expect(page.getByRole('heading', h1)).toHaveText('Assets');
});

test('a hash that decodes badly in a link to another page is left out, with a warning', async ({ page }) => {
  await open(page, '/docs/mirroring');
  const warnings = warningsOf(page);
  const documents = documentsOf(page);
  await followLink(page, `/docs/faq?q=1${BAD_HASH}`);
  await expect(page.getByRole('heading', h1)).toHaveText('FAQ');
  await expect(page).toHaveURL('/docs/faq?q=1');
  expect(warnings.join()).toContain(BAD_HASH);
  expect(documents).toEqual([]);
});

test('a hash that decodes badly in a link to the page itself is left out, with a warning', async ({ page }) => {
  await open(page, '/docs/faq');
  const warnings = warningsOf(page);
  await followLink(page, BAD_HASH);
  await expect(page).toHaveURL('/docs/faq');
  expect(warnings.join()).toContain(BAD_HASH);
  await page.getByRole('link', { name: 'Assets' }).first().click();
  await expect(page.getByRole('heading', h1)).toHaveText('Assets');
});

test('a hash that decodes badly and was set by script is left out, with a warning', async ({ page }) => {
  await open(page, '/docs/faq');
  const warnings = warningsOf(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, BAD_HASH);
  await expect(page).toHaveURL('/docs/faq');
  await expect.poll(() => warnings.join()).toContain(BAD_HASH);
  await page.getByRole('link', { name: 'Assets' }).first().click();
  await expect(page.getByRole('heading', h1)).toHaveText('Assets');
});

test('a page that is opened at an anchor that is missing is at its top, with a warning', async ({ page }) => {
  const warnings = warningsOf(page);
  await open(page, '/docs/faq#no-such-anchor');
  expect(warnings.join()).toContain(`There is no anchor "no-such-anchor" on ${onSite('/docs/faq')}.`);
  expect(await scrollY(page)).toBe(0);
});

test('a link to an anchor that another page lacks leads to the top of that page, with a warning', async ({ page }) => {
  await open(page, '/docs/mirroring');
  const warnings = warningsOf(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Added' });
    document.querySelector('main p')?.prepend(link);
    link.click();
  }, onSite('/docs/faq#caf%C3%A9'));
  await expect(page.getByRole('heading', h1)).toHaveText('FAQ');
  await expect.poll(() => warnings.join()).toContain(`There is no anchor "café" on ${onSite('/docs/faq')}.`);
  await expect.poll(() => scrollY(page)).toBe(0);
});

for (const file of ['/favicon.svg', '/page-data/docs/faq/page-data.json']) {
  test(`a link to the file ${file} is the browser's to follow`, async ({ page, allow }) => {
    allow.error(/favicon\.ico/); // What is no page names no icon, so the browser asks for that one.
    await open(page, '/docs/mirroring');
    const documents = documentsOf(page);
    await followLink(page, file);
    await page.waitForURL(file);
    expect(documents).toEqual([file]);
  });
}

for (const modifiers of [['Control'], ['Shift']] as const) {
  test(`a click with ${modifiers.join()} opens a page of its own`, async ({ page, context }) => {
    await open(page, '/docs/mirroring');
    await addLink(page, '/docs/faq?q=1#is-it-free');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Added', exact: true }).click({ modifiers: [...modifiers] });
    await expect(await opened).toHaveURL('/docs/faq?q=1#is-it-free');
    await expect(page).toHaveURL('/docs/mirroring');
    await expect(page.getByRole('heading', h1)).toHaveText('Mirroring');
  });
}

test('a click with the middle button opens a page of its own', async ({ page, context }) => {
  await open(page, '/docs/mirroring');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click({ button: 'middle' });
  await expect(await opened).toHaveURL('/docs/faq');
  await expect(page).toHaveURL('/docs/mirroring');
});

test('every link that leaves the site opens beside it, and tells nothing of it', () => {
  const external = builtPages().flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => /^(?:https?:)?\/\//.test(link.getAttribute('href') ?? ''))
      .map((link) => ({ path, link })),
  );
  expect(external.length).toBeGreaterThan(300);
  const wrong = external.filter(
    ({ link }) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer',
  );
  expect(wrong.map(({ path, link }) => `${path}: ${link.outerHTML}`)).toEqual([]);
});

test('an external page opens beside the site and does not get hold of it', async ({ page, context, allow }) => {
  allow.host('example.com');
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ body: 'Elsewhere', contentType: 'text/html' }),
  );
  await open(page, '/docs/faq');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Launch' }).first().click();
  const other = await opened;
  await other.waitForURL('https://example.com/app');
  expect(await other.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  await expect(page).toHaveURL('/docs/faq');
});

test('a query alone changes in place', async ({ page }) => {
  await open(page, '/blog/tags/scripting');
  const documents = documentsOf(page);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/blog/tags/scripting?view=list');
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.post-card')).toHaveCount(0);
  expect(documents).toEqual([]);
});

test('a link that is clicked again adds no entry to the history', async ({ page }) => {
  await open(page, '/docs/mirroring');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' });
  await link.click();
  await expect(page).toHaveURL('/docs');
  await link.click();
  await link.click();
  await page.goBack();
  await expect(page).toHaveURL('/docs/mirroring');
  await expect(page.getByRole('heading', h1)).toHaveText('Mirroring');
});

for (const [asked, path, title] of [
  ['/docs/fqa', '/docs/faq', 'FAQ'],
  ['/manual/side-panels', '/docs/user-interface/side-panels', 'Side Panels'],
] as const) {
  test(`the unknown address ${asked} answers 404 and suggests ${path}`, async ({ page, allow }) => {
    allow.error(/status of 404/);
    const response = await page.goto(asked);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', h1)).toHaveText('Page Not Found');
    await expect(page).toHaveURL(asked);
    const nearest = page.getByRole('navigation', { name: 'Did you mean one of these?' });
    await expect(nearest.getByRole('link').first()).toHaveAttribute('href', path);
    await nearest.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', h1)).toHaveText(title);
  });
}

test('an unknown address that is like no page suggests none', async ({ page, allow }) => {
  allow.error(/status of 404/);
  await open(page, '/xxxxxxxxxxxxxxxxxxxx/yyyyyyyyyyyyyyyyyyyyyyy');
  await expect(page.getByRole('heading', h1)).toHaveText('Page Not Found');
  await expect(page.getByRole('link', { name: 'Read the docs' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Did you mean one of these?' })).toHaveCount(0);
});

test('a link to an unknown page shows the not-found page in place', async ({ page, allow }) => {
  allow.error(/status of 404/);
  await open(page, '/docs/mirroring');
  const documents = documentsOf(page);
  await followLink(page, '/docs/asets');
  await expect(page.getByRole('heading', h1)).toHaveText('Page Not Found');
  await expect(page).toHaveURL('/docs/asets');
  await expect(page.getByRole('navigation', { name: 'Did you mean one of these?' })).toContainText('/docs/assets');
  expect(documents).toEqual([]);
});
