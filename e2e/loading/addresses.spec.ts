import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSettings } from '../../gatsby/sections/site/settings';
import { scrollY } from '../support/frame';
import { hydrated, open } from '../support/open';
import { parseHtml } from '../support/pages/parse-html';
import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';
import { addLink, documentsOf, followLink, warningsOf } from '../support/watch';

const BAD_HASH = '#%E0%A4%A';
const QUERY_AND_HASH = '?q=a%20b#which-browsers-work';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const html = (file: string) => readFileSync(`dist${file}`, 'utf8');

/** Serves a file of dist/ at an address, as another host would. */
const answerWith = (page: Page, address: string, file: string) =>
  page.route(address, (route) => route.fulfill({ body: html(file), contentType: 'text/html' }));

test('links change the page in place, and the address remains canonical', async ({ page, allow }) => {
  allow.error(/status of 404/);
  await open(page, '/docs/mirroring');
  const documents = documentsOf(page);

  await test.step('a link that is clicked again adds no entry to the history', async () => {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' });
    await link.click();
    await expect(page).toHaveURL('/docs');
    await link.click();
    await link.click();
    await page.goBack();
    await expect(page).toHaveURL('/docs/mirroring');
    await expect(h1(page)).toHaveText('Mirroring');
  });

  for (const [href, address, title] of [
    ['/docs/faq/', '/docs/faq', 'FAQ'],
    ['/docs/faq.html', '/docs/faq', 'FAQ'],
    ['/docs/faq/index.html', '/docs/faq', 'FAQ'],
    ['/index.html', '/', 'Interactive Physics Simulations'],
  ] as const) {
    await test.step(`a link to ${href} leads to ${address}`, async () => {
      await followLink(page, `${href}?page=a%20b#main`);
      await expect(h1(page)).toHaveText(title);
      await expect(page).toHaveURL(`${address}?page=a%20b#main`);
      await page.goBack();
      await expect(h1(page)).toHaveText('Mirroring');
    });
  }

  await test.step('a link to an unknown page shows the not-found page', async () => {
    await followLink(page, '/docs/asets');
    await expect(h1(page)).toHaveText('Page Not Found');
    await expect(page).toHaveURL('/docs/asets');
    await expect(page.getByRole('navigation', { name: 'Did you mean one of these?' })).toContainText('/docs/assets');
  });

  await test.step('only the query changes', async () => {
    await followLink(page, '/blog/tags/scripting');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL('/blog/tags/scripting?view=list');
    await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.post-card')).toHaveCount(0);
  });

  await test.step('a link to the page itself under another address leads to its anchor', async () => {
    await followLink(page, '/docs/faq');
    await expect(h1(page)).toHaveText('FAQ');
    await followLink(page, '/docs/faq.html#can-i-use-libraries');
    await expect(page).toHaveURL('/docs/faq#can-i-use-libraries');
    await expect(page.locator('#can-i-use-libraries')).toBeInViewport();
  });
  expect(documents).toEqual([]);
});

test(
  'an address in another form becomes canonical on hosts that serve a page for it',
  { tag: '@full' },
  async ({ page }) => {
    const documents = documentsOf(page);
    for (const typed of ['/docs/faq/', '/docs/faq.html', '/docs/faq/index.html']) {
      for (const file of ['/docs/faq.html', '/404.html']) {
        await test.step(`${typed} on a host that answers it with ${file}`, async () => {
          await answerWith(page, `**${typed}?*`, file);
          await open(page, typed + QUERY_AND_HASH);
          await expect(page).toHaveURL(`/docs/faq${QUERY_AND_HASH}`);
          await expect(h1(page)).toHaveText('FAQ');
          await expect(page).toHaveTitle(/^FAQ \|/);
          await expect(page.locator('#which-browsers-work')).toBeInViewport();
          expect(documents.splice(0)).toHaveLength(1);
        });
      }
    }
    for (const file of ['/feature-requests.html', '/404.html']) {
      await test.step(`a status with a slash at its end on a host that answers it with ${file}`, async () => {
        await answerWith(page, '**/feature-requests/planned/', file);
        await open(page, '/feature-requests/planned/');
        await expect(page).toHaveURL('/feature-requests/planned');
        await expect(h1(page)).toHaveText('Feature requests');
        await expect(page.locator('.requests')).toHaveCount(1);
        await expect(page.locator('.requests h2')).toHaveText('Planned');
      });
    }
  },
);

test(
  'on a host without rules for them, old addresses are pages that redirect',
  { tag: '@full' },
  async ({ page, siteOrigin }) => {
    const inside = readSettings(process.cwd()).redirects.filter(({ to }) => to.startsWith('/'));
    expect(inside).not.toEqual([]);
    for (const { from, to } of inside) {
      // e2e/host/commands.spec.ts tests that such a host serves this page.
      await answerWith(page, siteOrigin + onSite(from), `${from}.html`);
      await page.goto(from);
      await expect(page).toHaveURL(to);
      const document = parseHtml(html(`${to.replace(/[?#].*/, '')}.html`));
      await expect(h1(page)).toHaveText(document.querySelector('h1')?.textContent ?? '');
    }
  },
);

test('a hash that cannot be decoded is removed, with a warning', { tag: '@full' }, async ({ page }) => {
  const warnings = warningsOf(page);
  const documents = documentsOf(page);
  const expectWarning = async () => {
    await expect.poll(() => warnings.join()).toContain(BAD_HASH);
    warnings.length = 0;
  };
  /** The page keeps working: a link leads to another, and back. */
  const goOn = async () => {
    await page.getByRole('link', { name: 'Assets' }).first().click();
    await expect(h1(page)).toHaveText('Assets');
  };

  await test.step('in a typed address', async () => {
    await open(page, `/docs/faq${BAD_HASH}`);
    await expect(page).toHaveURL('/docs/faq');
    await expectWarning();
    await goOn();
  });
  await test.step('in a link to another page', async () => {
    await followLink(page, `/docs/faq?page=1${BAD_HASH}`);
    await expect(h1(page)).toHaveText('FAQ');
    await expect(page).toHaveURL('/docs/faq?page=1');
    await expectWarning();
  });
  await test.step('in a link to the page itself', async () => {
    await followLink(page, BAD_HASH);
    await expect(page).toHaveURL('/docs/faq?page=1');
    await expectWarning();
    await goOn();
  });
  await test.step('set by a script', async () => {
    await followLink(page, '/docs/faq');
    await expect(h1(page)).toHaveText('FAQ');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, BAD_HASH);
    await expect(page).toHaveURL('/docs/faq');
    await expectWarning();
    await goOn();
  });
  expect(documents).toHaveLength(1);
});

test('a missing anchor leads to the top of its page, with a warning', async ({ page }) => {
  const warnings = warningsOf(page);
  await test.step('when the page is opened at it', async () => {
    await open(page, '/docs/faq#no-such-anchor');
    expect(warnings.join()).toContain(`There is no anchor "no-such-anchor" on ${onSite('/docs/faq')}.`);
    expect(await scrollY(page)).toBe(0);
  });
  await test.step('when a link of another page is followed', async () => {
    await open(page, '/docs/mirroring');
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Added' });
      document.querySelector('main p')?.prepend(link);
      link.click();
    }, onSite('/docs/faq#caf%C3%A9'));
    await expect(h1(page)).toHaveText('FAQ');
    await expect.poll(() => warnings.join()).toContain(`There is no anchor "café" on ${onSite('/docs/faq')}.`);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test("a link to a file is the browser's to follow", async ({ page, allow }) => {
  allow.error(/favicon\.ico/); // Documents that are not pages declare no icon, so the browser requests the default one.
  for (const file of ['/favicon.svg', '/page-data/docs/faq/page-data.json']) {
    await open(page, '/docs/mirroring');
    const documents = documentsOf(page);
    await followLink(page, file);
    await page.waitForURL(file);
    expect(documents).toEqual([file]);
  }
});

test('pages open in a new tab if the reader requests it, and if they are external', async ({
  page,
  context,
  allow,
}) => {
  allow.host('example.com');
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ body: 'Elsewhere', contentType: 'text/html' }),
  );
  await open(page, '/docs/mirroring');
  await addLink(page, '/docs/faq?page=1#is-it-free');
  const added = page.getByRole('link', { name: 'Added', exact: true });
  const expectToStay = async () => {
    await expect(page).toHaveURL('/docs/mirroring');
    await expect(h1(page)).toHaveText('Mirroring');
  };

  for (const [how, options] of [
    ['Ctrl', { modifiers: ['Control'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    await test.step(`a click with ${how}`, async () => {
      const opened = context.waitForEvent('page');
      await added.click('button' in options ? options : { modifiers: [...options.modifiers] });
      await expect(await opened).toHaveURL('/docs/faq?page=1#is-it-free');
      await (await opened).close();
      await expectToStay();
    });
  }
  await test.step('an external page has no access to the site', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Launch' }).first().click();
    const other = await opened;
    await other.waitForURL('https://example.com/app');
    expect(await other.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
    await expectToStay();
  });
});

test('an unknown address answers 404 and suggests similar pages', async ({ page, allow }) => {
  allow.error(/status of 404/);
  const nearest = page.getByRole('navigation', { name: 'Did you mean one of these?' });
  for (const [asked, path, title] of [
    ['/docs/fqa', '/docs/faq', 'FAQ'],
    ['/manual/side-panels', '/docs/user-interface/side-panels', 'Side Panels'],
  ] as const) {
    await test.step(`${asked} suggests ${path}`, async () => {
      const response = await page.goto(asked);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(h1(page)).toHaveText('Page Not Found');
      await expect(page).toHaveURL(asked);
      await expect(nearest.getByRole('link').first()).toHaveAttribute('href', path);
      await nearest.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(h1(page)).toHaveText(title);
    });
  }
  await test.step('one that resembles no page suggests none', async () => {
    await open(page, '/xxxxxxxxxxxxxxxxxxxx/yyyyyyyyyyyyyyyyyyyyyyy');
    await expect(h1(page)).toHaveText('Page Not Found');
    await expect(page.getByRole('link', { name: 'Read the docs' })).toBeVisible();
    await expect(nearest).toHaveCount(0);
  });
});
