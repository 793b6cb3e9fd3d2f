import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';
import { dataOf, holdBack } from '../support/watch';

const bar = (page: Page) => page.locator('.progress-bar');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Records on the html element when a link was clicked and when the bar appeared. */
const noteTimes = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener('click', () => (dataset['began'] ??= String(performance.now())), { capture: true });
    new MutationObserver(() => {
      if (document.querySelector('.progress-bar')) dataset['barCame'] ??= String(performance.now());
    }).observe(document.documentElement, { childList: true, subtree: true });
  });

/** Delay of the bar after the click, in ms. */
const delayOfBar = (page: Page) =>
  page.evaluate(() => {
    const { began, barCame } = document.documentElement.dataset;
    return Number(barCame) - Number(began);
  });

/** Waits until the page of a path is loaded. */
const loaded = (page: Page, path: string) =>
  page.waitForFunction((address) => window.___loader.loadPageSync(address) !== undefined, path);

test('the old page remains until the new one is ready, and a bar appears after 200 ms', async ({ page }) => {
  await open(page, '/docs/faq');
  const release = await holdBack(page, dataOf('/blog'));
  await noteTimes(page);
  await mainLink(page, 'Blog').click();
  await bar(page).waitFor();
  const done = () =>
    bar(page).evaluate((element) => {
      const [, left] = /translate3d\((-?[\d.]+)%/.exec(element.style.transform) ?? [];
      return 100 + Number(left);
    });
  const first = await done();

  await test.step('the bar is a line of 2 px at the top, above everything, and ignores clicks', async () => {
    const style = await bar(page).evaluate((element) => {
      const { position, height, zIndex, backgroundColor } = getComputedStyle(element);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--accent)';
      return {
        position,
        height,
        zIndex,
        events: getComputedStyle(element.parentElement ?? element).pointerEvents,
        top: element.getBoundingClientRect().top,
        isAccent: backgroundColor === getComputedStyle(probe).color,
      };
    });
    expect(style).toEqual({ position: 'fixed', height: '2px', zIndex: '1031', events: 'none', top: 0, isAccent: true });
    await expect(page.locator('.spinner')).toHaveCount(0);
  });

  await test.step('the bar begins at 8 % and grows slowly', async () => {
    expect(first).toBeGreaterThanOrEqual(8);
    expect(first).toBeLessThan(20);
    await expect.poll(done).toBeGreaterThan(first);
  });

  await expect(h1(page)).toHaveText('FAQ');
  await expect(page).toHaveURL('/docs/faq');
  await release();
  await expect(h1(page)).toHaveText('Blog');
  await expect(page).toHaveURL('/blog');
  await expect(bar(page)).toHaveCount(0);
  const delay = await delayOfBar(page);
  expect(delay).toBeGreaterThanOrEqual(199);
  expect(delay).toBeLessThan(1000);
});

test('Back to a page that is not loaded keeps the current page, and shows and removes the bar', async ({ page }) => {
  await open(page, '/docs/faq');
  await mainLink(page, 'Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  const release = await holdBack(page, dataOf('/docs/faq'));
  await page.reload(); // discards loaded pages
  await hydrated(page);
  await page.goBack();
  await bar(page).waitFor();
  await expect(h1(page)).toHaveText('Blog');
  await release();
  await expect(h1(page)).toHaveText('FAQ');
  await expect(page).toHaveTitle(/^FAQ/);
  await expect(bar(page)).toHaveCount(0);

  await test.step('a link that is followed while a page loads by Back replaces it', async () => {
    await mainLink(page, 'Blog').click();
    await expect(h1(page)).toHaveText('Blog');
    const releaseAgain = await holdBack(page, dataOf('/docs/faq'));
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await bar(page).waitFor();
    await mainLink(page, 'Showcase').click();
    await expect(h1(page)).toHaveText('Showcase');
    await releaseAgain();
    await loaded(page, '/docs/faq');
    await expect(h1(page)).toHaveText('Showcase');
    await expect(page).toHaveURL('/showcase');
    await expect(bar(page)).toHaveCount(0);
  });
});
