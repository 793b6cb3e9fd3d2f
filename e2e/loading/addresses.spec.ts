import type { Page } from '@playwright/test';
import { h1, mainLink } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { documentsOf, followLink } from '../support/watch';

const QUERY_AND_HASH = '?q=a%20b#which-browsers-work';

/** Serves a file of dist/ at an address, as another host would. */
const answerWith = (page: Page, address: string, file: string) =>
  page.route(address, (route) => route.fulfill({ path: `dist${file}`, contentType: 'text/html' }));

test('links change the page in place, and the address remains canonical', async ({ page }) => {
  await open(page, '/docs/mirroring');
  const documents = documentsOf(page);

  await test.step('a link that is clicked again adds no entry to the history', async () => {
    await mainLink(page, 'Docs').click();
    await expect(page).toHaveURL('/docs');
    for (let click = 0; click < 2; click++) await mainLink(page, 'Docs').click();
    await page.goBack();
    await expect(page).toHaveURL('/docs/mirroring');
    await expect(h1(page)).toHaveText('Mirroring');
  });

  await test.step('a link to another form of an address', async () => {
    await followLink(page, '/docs/faq/index.html?page=a%20b#main');
    await expect(h1(page)).toHaveText('FAQ');
    await expect(page).toHaveURL('/docs/faq?page=a%20b#main');
    await page.goBack();
    await expect(h1(page)).toHaveText('Mirroring');
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
    for (const [typed, file] of [
      ['/docs/faq.html', '/docs/faq.html'],
      ['/docs/faq/', '/404.html'],
    ] as const) {
      await test.step(`${typed} on a host that answers it with ${file}`, async () => {
        await answerWith(page, `**${typed}?*`, file);
        await open(page, typed + QUERY_AND_HASH);
        await expect(page).toHaveURL(`/docs/faq${QUERY_AND_HASH}`);
        await expect(h1(page)).toHaveText('FAQ');
        await expect(page).toHaveTitle(/^FAQ: /);
        await expect(page.locator('#which-browsers-work')).toBeInViewport();
        expect(documents.splice(0)).toHaveLength(1);
      });
    }
    await answerWith(page, '**/feature-requests/planned/', '/404.html');
    await open(page, '/feature-requests/planned/');
    await expect(page).toHaveURL('/feature-requests/planned');
    await expect(page.locator('.requests h2')).toHaveText('Planned');
  },
);

test('an unknown address answers 404 and suggests similar pages', async ({ page, allow }) => {
  allow.error(/status of 404/);
  const response = await open(page, '/manual/side-panels');
  expect(response?.status()).toBe(404);
  await expect(h1(page)).toHaveText('Page Not Found');
  await expect(page).toHaveURL('/manual/side-panels');
  const nearest = page.getByRole('navigation', { name: 'Did you mean one of these?' }).getByRole('link').first();
  await expect(nearest).toHaveText('Side Panels');
  await nearest.click();
  await expect(page).toHaveURL('/docs/user-interface/side-panels');
  await expect(h1(page)).toHaveText('Side Panels');
});
