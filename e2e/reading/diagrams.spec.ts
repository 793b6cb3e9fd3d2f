import type { Locator, Page } from '@playwright/test';
import { h1 } from '../support/frame';
import { setMode } from '../support/modes';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { documentsOf } from '../support/watch';

const PAGE = '/docs/user-interface';

/** The drawings of a page; their accessible names are what they show. */
const drawings = (page: Page): Locator => page.locator('.drawing > svg');

/** The numbered parts of a drawing, in its order. */
const partsOf = (drawing: Locator): Locator => drawing.getByRole('link');

test('each numbered part of a drawing links to an existing page and heading, by pointer and keyboard', async ({
  page,
}) => {
  await open(page, PAGE);
  const title = await h1(page).innerText();
  const count = await partsOf(drawings(page).first()).count();
  expect(count).toBeGreaterThan(5);
  const documents = documentsOf(page);
  for (let at = 0; at < count; at++) {
    const part = partsOf(drawings(page).first()).nth(at);
    const address = (await part.getAttribute('href')) ?? '';
    await part.click();
    await expect(page).toHaveURL(address);
    const { hash } = new URL(page.url());
    const target = hash ? page.locator(hash) : h1(page);
    await expect(target).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    // The page that it led to may have drawings, too.
    await expect(h1(page)).toHaveText(title);
  }

  await test.step('a drawing has the colours of the current mode', async () => {
    const letters = drawings(page).first().locator('text').first();
    const number = drawings(page).first().locator('a circle').first();
    const colours = () =>
      Promise.all([letters, number].map((part) => part.evaluate((element) => getComputedStyle(element).fill)));
    const light = await colours();
    await setMode(page, 'dark');
    const dark = await colours();
    for (const [at, colour] of dark.entries()) expect(colour).not.toBe(light[at]);
  });

  await test.step('on a phone its links are a list below it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const list = page.locator('.diagram-parts').first();
    await expect(list).toBeVisible();
    const link = list.getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('the parts can be focused in order by keyboard, and followed by Enter', async () => {
    const parts = partsOf(drawings(page).first());
    await parts.first().focus();
    for (const part of await parts.all()) {
      await expect(part).toBeFocused();
      await page.keyboard.press('Tab');
    }
    const second = parts.nth(1);
    const address = (await second.getAttribute('href')) ?? '';
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
  expect(documents).toEqual([]);
});

test(
  'a drawing is not clipped at any width, and its letters are at least 11 px high',
  { tag: '@full' },
  async ({ page }) => {
    for (const path of [
      PAGE,
      ...['toolbars', 'main-area', 'side-panels', 'navigation-bar'].map((id) => `${PAGE}/${id}`),
    ]) {
      await open(page, path);
      for (const width of [768, 1200, 1280, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        const frames = await page.locator('.drawing').evaluateAll((drawn) =>
          drawn.map((frame) => ({
            hidden: frame.scrollWidth - frame.clientWidth,
            scale: (frame.querySelector(':scope > svg')?.getBoundingClientRect().width ?? 0) / 720,
          })),
        );
        expect(frames.length, path).toBeGreaterThan(0);
        for (const { hidden, scale } of frames) {
          expect.soft(hidden, `${path} at ${width} px`).toBe(0);
          expect.soft(13 * scale, `${path} at ${width} px`).toBeGreaterThan(11);
        }
      }
    }
  },
);
