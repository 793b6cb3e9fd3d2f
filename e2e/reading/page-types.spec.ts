import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { faultsInBothModes } from '../support/checkers/axe';
import { navbar, scrollTo, wakeIslands } from '../support/frame';
import { slowParts } from '../support/motion';
import { open } from '../support/open';
import { NOT_FOUND_STATUS, pageTypes } from '../support/pages/page-types';
import { NO_OVERFLOW, overflow } from '../support/reflow';
import { sectionOf } from '../support/pages/sections';
import { sample } from '@physics-editor/lib/testing/effort';
import { expect, test } from '../support/test';
import { expectTrees } from '../support/checkers/trees';

const WIDTHS = [320, 390, 768, 996, 997];
/** Widths of the two layouts. */
const LAYOUTS = [1366, 390];

/** Readable or usable elements outside all landmarks. */
const outsideLandmarks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :is(a, button, input, summary, p, h1, h2, h3, li, figure, table)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('main, nav, footer, [role="region"], [role="banner"]'))
      .map((element) => element.outerHTML.slice(0, 100)),
  );

/** The sheets of all templates and islands, as a reader has who has opened many pages. */
const ALL_STYLES = filesBelow('dist')
  .filter((file) => /^(?!app\.)[^/]*\.css$/.test(file))
  .map((file) => readFileSync(join('dist', file), 'utf8'))
  .join('');

/** The elements that look different once more styles are there. */
const changedBy = (page: Page, styles: string): Promise<string[]> =>
  page.evaluate((text) => {
    const elements = [...document.body.querySelectorAll('*')];
    const look = (element: Element): string => {
      const { width, height } = element.getBoundingClientRect();
      const { accentColor, backgroundColor, border, color, display, font, padding } = getComputedStyle(element);
      return [width, height, accentColor, backgroundColor, border, color, display, font, padding].join(', ');
    };
    const before = elements.map(look);
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
    return elements.flatMap((element, at) => {
      const after = look(element);
      return after === before[at] ? [] : [`${element.outerHTML.slice(0, 100)}: ${before[at]} → ${after}`];
    });
  }, styles);

async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.locator(':focus').blur();
}

for (const [turn, type] of pageTypes.entries()) {
  const { name, path } = type;
  test(`every reader can use a page of this type: ${name}`, async ({ page, allow }) => {
    allow.error(NOT_FOUND_STATUS);
    // Skips transitions, so that nothing is checked halfway through one.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);

    await test.step('the skip link comes first and leads to the main part', () => expectSkipLink(page));

    await test.step('the navigation bar marks its section', async () => {
      const section = sectionOf(path);
      await expect(navbar(page).locator('[aria-current="page"]')).toHaveText(
        section === undefined ? [] : [section.label],
      );
      await expect(navbar(page).locator('[aria-current]')).toHaveCount(section === undefined ? 0 : 1);
    });

    await wakeIslands(page);
    await test.step('nothing is animated for longer than 1 ms with reduced motion', async () => {
      expect.soft(await slowParts(page)).toEqual([]);
    });

    for (const width of WIDTHS) {
      await test.step(`nothing is clipped or scrolls horizontally at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await overflow(page), `${width} px`).toEqual(NO_OVERFLOW);
      });
    }

    for (const width of LAYOUTS) {
      await test.step(`everything is in a landmark at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await outsideLandmarks(page), `${width} px`).toEqual([]);
      });
    }

    for (const width of sample(LAYOUTS, { turn, every: 8 })) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`axe finds no violation at ${width} px`, async () => {
        expect.soft(await faultsInBothModes(page, `${width} px`)).toEqual([]);
      });
    }

    await test.step('the styles of other pages change nothing', async () => {
      await page.setViewportSize({ width: 1366, height: 800 });
      expect.soft(await changedBy(page, ALL_STYLES)).toEqual([]);
    });

    await test.step('text with custom spacing is not clipped', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      // @see https://www.w3.org/TR/WCAG22/#text-spacing
      await page.addStyleTag({
        content:
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      });
      await scrollTo(page, 0);
      expect.soft(await overflow(page)).toEqual(NO_OVERFLOW);
    });

    for (const width of LAYOUTS) {
      await test.step(`has the accessibility tree of its type at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectTrees(page, type, width);
      });
    }
  });
}

test('each page has the styles of what it contains', () => {
  const read = (file: string) => readFileSync(join('dist', file), 'utf8');
  const namesIn = (text: string, name: RegExp) =>
    [...text.matchAll(name)].flatMap(([, names = '']) => names.split(' '));
  const CLASS = /\.([a-z][\w-]*)/g;
  const files = filesBelow('dist').filter((file) => !file.startsWith('player/'));
  const styled = new Set(files.filter((file) => file.endsWith('.css')).flatMap((file) => namesIn(read(file), CLASS)));
  const missing = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const [html, style] = [read(file), /<style[^>]*>[^]*?<\/style>/g];
      const own = new Set(namesIn((html.match(style) ?? []).join(''), CLASS));
      const names = new Set(namesIn(html.replace(style, ''), /\sclass="([^"]*)"/g));
      return [...names].filter((name) => styled.has(name) && !own.has(name)).map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});
