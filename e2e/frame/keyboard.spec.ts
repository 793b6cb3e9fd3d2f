import type { Page } from '@playwright/test';
import { wakeIslands } from '../support/frame';
import { open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { wakeScenes } from '../support/scenes';
import { expect, test } from '../support/test';

interface Stop {
  /** Description for failure messages. */
  name: string;
  /** Index among all elements of the body. */
  place: number;
  hasIndicator: boolean;
  /** Number of visible points out of 9. A navigation bar over the top of a large element leaves 6. */
  visiblePoints: number;
}

/** Presses Tab until the focus has left the page, and returns all stops. */
async function tour(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      // The page scrolls to the focused element in one frame; the navigation bar follows in the next.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Of elements larger than the view, only the visible part counts.
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
      const isLarge = box.height > window.innerHeight / 2;
      const width = Math.min(box.right, window.innerWidth) - left;
      const height = isLarge ? Math.min(box.bottom, window.innerHeight) - top : box.bottom - top;
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
      const seen = points.filter(([x = 0, y = 0]) => {
        const on = document.elementFromPoint(x, y);
        return on && (element.contains(on) || on.contains(element));
      });
      const covered = seen.filter(([x = 0, y = 0]) => {
        const bar = document.elementFromPoint(x, y)?.closest('.navbar');
        return bar && !bar.contains(element);
      });
      return {
        name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
        place: [...document.querySelectorAll('body *')].indexOf(element),
        hasIndicator: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)',
        visiblePoints: seen.length - covered.length,
      };
    });
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 500) throw new Error(`There is a trap at ${stop.name}.`);
  }
}

/** Opens a page with everything that can be focused. */
async function openAwake(page: Page, path: string): Promise<void> {
  // Focus indicators appear without transitions.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await wakeIslands(page);
  await wakeScenes(page);
}

const names = (stops: readonly Stop[]) => stops.map(({ name }) => name);

/** Number of elements that Tab should reach. */
const stopCount = (page: Page) =>
  page
    .locator('a[href], button, summary, pre, [tabindex="0"], input, select')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            element instanceof HTMLElement &&
            element.tabIndex >= 0 &&
            element.checkVisibility() &&
            !element.matches(':disabled'),
        ).length,
    );

const VIEWPORTS = [
  { width: 1366, height: 768 },
  { width: 1366, height: 420 },
  { width: 390, height: 800 },
];

const PAGES = ['/docs/scripting', '/blog/introducing-particle-life', '/'];

for (const { path, viewport } of sample(PAGES.flatMap((path) => VIEWPORTS.map((viewport) => ({ path, viewport }))))) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test(`Tab comes to every control of ${path}, in order, each marked and in view, and Shift+Tab comes back`, async ({
      page,
    }) => {
      await openAwake(page, path);
      const count = await stopCount(page);
      const stops = await tour(page, 'Tab');
      expect(stops[0]?.name).toBe('a "Skip to main content"');
      expect(names(stops.filter(({ hasIndicator }) => !hasIndicator))).toEqual([]);
      expect(names(stops.filter(({ visiblePoints }) => visiblePoints < 5))).toEqual([]);
      expect(names(stops.filter(({ place }, index) => place <= (stops[index - 1]?.place ?? -1)))).toEqual([]);
      expect(stops.length).toBe(count);

      const back = await tour(page, 'Shift+Tab');
      expect(names(back.filter(({ visiblePoints }) => visiblePoints < 5))).toEqual([]);
      expect(names(back.toReversed())).toEqual(names(stops));
    });
  });
}
