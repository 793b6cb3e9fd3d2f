import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { colourToggle, navbar, scrollTo } from '../support/frame';
import { MODES, setMode } from '../support/modes';
import { open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';

const luminance = (red = 0, green = 0, blue = 0): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The highest contrast between two points on the screen in this area. */
async function contrastIn(locator: Locator): Promise<number> {
  const { data, info } = await sharp(await locator.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) lights.push(luminance(data[at], data[at + 1], data[at + 2]));
  const least = lights.reduce((low, light) => Math.min(low, light), 1);
  const most = lights.reduce((high, light) => Math.max(high, light), 0);
  return (most + 0.05) / (least + 0.05);
}

/** The computed value of a style property. */
const style = (locator: Locator, property: string, part?: string) =>
  locator.evaluate(
    (element, [name = '', pseudo = '']) => getComputedStyle(element, pseudo || null).getPropertyValue(name),
    [property, part ?? ''],
  );

/** Expects a border to be visible on its background. */
async function expectBorder(locator: Locator, side: 'left' | 'bottom', page: Page): Promise<void> {
  expect(parseFloat(await style(locator, `border-${side}-width`))).toBeGreaterThanOrEqual(2);
  expect(await style(locator, `border-${side}-style`)).toBe('solid');
  expect(await style(locator, `border-${side}-color`)).not.toBe(await style(page.locator('html'), 'background-color'));
}

/** Checks contrasts on the current page while the reader prefers more contrast. */
async function checkDocsPage(page: Page): Promise<void> {
  await test.step('the current page is marked in the sidebar by more than its colour', async () => {
    const current = page.locator('.sidebar-link[aria-current]');
    await expectBorder(current, 'left', page);
    expect(Number(await style(current, 'font-weight'))).toBeGreaterThanOrEqual(600);
    const other = page.locator('.sidebar-link:not([aria-current])').first();
    expect(await style(other, 'border-left-color')).not.toBe(await style(current, 'border-left-color'));
    expect(await contrastIn(current)).toBeGreaterThan(4.5);
  });

  await test.step('the current section is marked in the navigation bar by more than its colour', async () => {
    const current = navbar(page).locator('.navbar-link[aria-current]');
    expect(Number(await style(current, 'font-weight'))).toBeGreaterThanOrEqual(600);
    expect(Number(await style(navbar(page).locator('.navbar-link:not([aria-current])').first(), 'font-weight'))).toBe(
      400,
    );
    expect(await contrastIn(current)).toBeGreaterThan(4.5);
  });

  await test.step('icons and carets are visible', async () => {
    for (const control of [
      colourToggle(page),
      page.locator('.sidebar-caret').first(),
      navbar(page).locator('.icon-button').first(),
    ]) {
      expect(await contrastIn(control)).toBeGreaterThan(3);
    }
  });

  await test.step('the focused element is outlined', async () => {
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await style(focused, 'outline-style')).toBe('solid');
      expect(await style(focused, 'outline-color')).not.toBe(await style(page.locator('html'), 'background-color'));
    }
    await page.locator(':focus').blur();
  });

  await test.step('the selected tab is marked by a line', async () => {
    await page.locator('.tabs').scrollIntoViewIfNeeded();
    const chosen = page.getByRole('tab', { selected: true });
    await expectBorder(chosen, 'bottom', page);
    const other = page.getByRole('tab', { selected: false });
    expect(await style(other, 'border-bottom-color')).not.toBe(await style(chosen, 'border-bottom-color'));
    expect(await contrastIn(chosen)).toBeGreaterThan(4.5);
    expect(await contrastIn(other)).toBeGreaterThan(4.5);
  });

  await test.step('the active heading is marked by a line', async () => {
    await scrollTo(page, 3000);
    const active = page.locator('.contents [aria-current]');
    await expect(active).toHaveCount(1);
    await expectBorder(active, 'left', page);
    expect(await contrastIn(active)).toBeGreaterThan(4.5);
  });
}

async function checkFilters(page: Page): Promise<void> {
  await test.step('the selected filter differs from the others', async () => {
    const chosen = page.locator('.filters [aria-current]');
    const other = page.locator('.filters .tag:not([aria-current])').first();
    expect(await style(chosen, 'background-color')).not.toBe(await style(other, 'background-color'));
    expect(await contrastIn(chosen)).toBeGreaterThan(4.5);
    expect(await contrastIn(other)).toBeGreaterThan(4.5);
  });
}

const WISHES = [
  ['more contrast', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
] as const;

for (const [wish, media, mode] of sample(
  WISHES.flatMap(([wish, media]) => MODES.map((mode) => [wish, media, mode] as const)),
)) {
  test(`selected, current and focused elements are recognisable: ${wish}, ${mode}`, async ({ page }) => {
    for (const { path, check } of [
      { path: '/docs/scripting/node-scripts', check: checkDocsPage },
      { path: '/feature-requests/planned', check: checkFilters },
    ]) {
      await open(page, path);
      await page.emulateMedia({ ...media, colorScheme: mode, reducedMotion: 'reduce' });
      await setMode(page, mode);
      await test.step(path, () => check(page));
    }
  });
}

test('with more contrast, every link is underlined and no text is pale', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page, '/docs/scripting');
  for (const link of ['.sidebar-link', '.contents a', '.navbar-link', '.footer a']) {
    expect(await style(page.locator(link).first(), 'text-decoration-line')).toBe('underline');
  }
  expect(await style(page.locator('.contents a:not([aria-current])').first(), 'color')).toBe(
    await style(page.locator('html'), 'color'),
  );
});
