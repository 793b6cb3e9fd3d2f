import type { Page } from '@playwright/test';
import { colourToggle, h1, scrollTo, scrollY } from '../support/frame';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';
import { dataOf, followLink, holdBack } from '../support/watch';

/** Waits until the page is scrolled to `top` px, apart from rounding. */
const expectScrolled = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - top)).toBeLessThanOrEqual(1);

/** Waits until an element is near the top of the view and below the navigation bar. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((anchor) => {
      const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? Infinity;
      return top >= Math.max(bar, 0) - 1 && top <= 120 ? 'at the top' : `at ${top}, below a bar that ends at ${bar}`;
    }, id);
  await expect.poll(place).toBe('at the top');
}

/** Clicks a link without scrolling to it, like a reader who has it in view. */
const click = (page: Page, selector: string) =>
  page.evaluate((target) => document.querySelector<HTMLAnchorElement>(target)?.click(), selector);

test('links scroll to the top of a page or to their anchor below the navigation bar; a change of the colour mode moves nothing', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await test.step('opening an address with an anchor', async () => {
    await open(page, '/docs/faq#why-do-two-runs-differ');
    await expectAtTop(page, 'why-do-two-runs-differ');
  });
  await test.step('a link to the page itself', async () => {
    await scrollTo(page, 1500);
    await click(page, '.sidebar a[aria-current="page"]');
    await expectScrolled(page, 0);
  });
  await test.step('a link to an anchor of the page', async () => {
    await contents.getByRole('link', { name: 'Why do two runs differ?' }).click();
    await expect(page).toHaveURL('/docs/faq#why-do-two-runs-differ');
    await expectAtTop(page, 'why-do-two-runs-differ');
  });
  await test.step('a link to another page', async () => {
    await scrollTo(page, 1500);
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /overview/i })
      .click();
    await expect(h1(page)).toHaveText('API overview');
    await expectScrolled(page, 0);
  });
  await test.step('a link to an anchor of another page', async () => {
    await followLink(page, '/docs/faq#why-do-two-runs-differ');
    await expect(h1(page)).toHaveText('FAQ');
    await expectAtTop(page, 'why-do-two-runs-differ');
  });
  await test.step('a change of the colour mode moves nothing', async () => {
    await scrollTo(page, 1000);
    await scrollTo(page, 900);
    await expect(colourToggle(page)).toBeInViewport({ ratio: 1 });
    // Playwright's own click would scroll to an element that it considers out of view, such as one in a bar that is still reappearing.
    await colourToggle(page).dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await scrollY(page)).toBe(900);
  });
});

test('Back and Forward show each page where it was left', async ({ page }) => {
  const toAssets = () => click(page, '.sidebar a[href$="/docs/assets"]');
  await open(page, '/docs/faq');

  await test.step('two pages', async () => {
    await scrollTo(page, 1200);
    await toAssets();
    await expect(h1(page)).toHaveText('Assets');
    await expectScrolled(page, 0);
    await scrollTo(page, 500);
    await page.goBack();
    await expect(h1(page)).toHaveText('FAQ');
    await expectScrolled(page, 1200);
    await page.goForward();
    await expect(h1(page)).toHaveText('Assets');
    await expectScrolled(page, 500);
  });

  await test.step('across a jump to an anchor', async () => {
    await page.goBack();
    await expectScrolled(page, 1200);
    await scrollTo(page, 400);
    await click(page, '.contents a[href="#scripts"]');
    await expectAtTop(page, 'scripts');
    const jumped = await scrollY(page);
    await scrollTo(page, jumped - 150);
    await page.goBack();
    await expect(page).toHaveURL('/docs/faq');
    await expectScrolled(page, 400);
    await page.goForward();
    await expect(page).toHaveURL('/docs/faq#scripts');
    await expectScrolled(page, jumped - 150);
  });

  await test.step('from another page to one that was opened at an anchor', async () => {
    await scrollTo(page, 900);
    await toAssets();
    await expect(h1(page)).toHaveText('Assets');
    await page.goBack();
    await expect(page).toHaveURL('/docs/faq#scripts');
    await expect(h1(page)).toHaveText('FAQ');
    await expectScrolled(page, 900);
  });
});

test('reloaded documents are at their last position', async ({ page }) => {
  await open(page, '/docs/faq');
  await scrollTo(page, 1200);

  await test.step('by a reload', async () => {
    await page.reload();
    await hydrated(page);
    await expectScrolled(page, 1200);
  });

  await test.step('by Back to a page whose data loads slowly', async () => {
    await scrollTo(page, 1100);
    await click(page, '.sidebar a[href$="/docs/assets"]');
    await expect(h1(page)).toHaveText('Assets');
    const release = await holdBack(page, dataOf('/docs/faq'));
    await page.reload(); // discards loaded pages
    await hydrated(page);
    await scrollTo(page, 300);
    await page.goBack();
    await page.locator('.progress-bar').waitFor();
    await expect(page).toHaveURL('/docs/faq');
    await expect(h1(page)).toHaveText('Assets');
    // Scrolling meanwhile must not be stored as the position of the next page.
    await scrollTo(page, 350);
    await release();
    await expect(h1(page)).toHaveText('FAQ');
    await expect(page).toHaveTitle(/^FAQ/);
    await expect(page.locator('.progress-bar')).toHaveCount(0);
    await expectScrolled(page, 1100);
    await page.goForward();
    await expect(h1(page)).toHaveText('Assets');
    await expectScrolled(page, 300);
  });
});
