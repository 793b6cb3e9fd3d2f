import type { Locator, Page } from '@playwright/test';
import { colourToggle } from './support/frame';
import { open } from './support/open';
import { expect, test } from './support/test';
import { documentsOf } from './support/watch';

const PAGE = '/docs/user-interface';

/** The drawings of a page; what they show is their name. */
const drawings = (page: Page): Locator => page.locator('.drawing > svg');

/** The numbered parts of a drawing, in the order of the drawing. */
const partsOf = (drawing: Locator): Locator => drawing.getByRole('link');

test('each numbered part of a drawing leads to a page and a heading that are there, without a new document', async ({
  page,
}) => {
  test.slow();
  await open(page, PAGE);
  const count = await partsOf(drawings(page).first()).count();
  expect(count).toBeGreaterThan(5);
  const documents = documentsOf(page);
  for (let at = 0; at < count; at++) {
    const part = partsOf(drawings(page).first()).nth(at);
    const address = (await part.getAttribute('href')) ?? '';
    await part.click();
    await expect(page).toHaveURL(address);
    const { hash } = new URL(page.url());
    const target = hash ? page.locator(hash) : page.getByRole('heading', { level: 1 });
    await expect(target).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(drawings(page).first()).toBeVisible();
  }
  expect(documents).toEqual([]);
});

test('a part whose heading stands on the page brings it into view', async ({ page }) => {
  await open(page, `${PAGE}/toolbars`);
  const documents = documentsOf(page);
  const part = partsOf(drawings(page).first()).last();
  const hash = (await part.getAttribute('href')) ?? '';
  expect(hash).toMatch(/^#/);
  await part.click();
  await expect(page).toHaveURL(`${PAGE}/toolbars${hash}`);
  await expect(page.locator(hash)).toBeInViewport();
  expect(documents).toEqual([]);
});

test('the parts are reached by the keyboard one after the other, and followed by Enter', async ({ page }) => {
  await open(page, PAGE);
  const parts = partsOf(drawings(page).first());
  await parts.first().focus();
  for (const part of await parts.all()) {
    await expect(part).toBeFocused();
    await page.keyboard.press('Tab');
  }
  const documents = documentsOf(page);
  const second = parts.nth(1);
  const address = (await second.getAttribute('href')) ?? '';
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  expect(documents).toEqual([]);
});

test('a drawing has the colours of the mode that is on', async ({ page }) => {
  await open(page, PAGE);
  const letters = drawings(page).first().locator('text').first();
  const number = drawings(page).first().locator('a circle').first();
  const colours = () =>
    Promise.all([letters, number].map((part) => part.evaluate((element) => getComputedStyle(element).fill)));
  const light = await colours();
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await colours();
  for (const [at, colour] of dark.entries()) expect(colour).not.toBe(light[at]);
});

test('on a phone its links stand below it as a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE);
  const list = page.locator('.diagram-parts').first();
  await expect(list).toBeVisible();
  const documents = documentsOf(page);
  const link = list.getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  expect(documents).toEqual([]);
});

for (const width of [768, 1200, 1280, 1366]) {
  test(`at ${width} px no drawing is cut, and its letters are 11 px at least`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      PAGE,
      `${PAGE}/toolbars`,
      `${PAGE}/main-area`,
      `${PAGE}/side-panels`,
      `${PAGE}/navigation-bar`,
    ]) {
      await open(page, path);
      for (const frame of await page.locator('.drawing').all()) {
        const hidden = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(hidden, path).toBe(0);
        const scale = await frame.locator(':scope > svg').evaluate((svg) => svg.getBoundingClientRect().width / 720);
        expect(13 * scale, path).toBeGreaterThan(11);
      }
    }
  });
}
