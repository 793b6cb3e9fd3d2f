import type { Page } from '@playwright/test';
import { navbar, openDrawer, scrollTo, wakeIslands } from './support/frame';
import { open } from './support/open';
import { expect, test } from './support/test';

/** What takes longer than 1 ms to change or to appear, also the parts that style sheets add. */
const slowParts = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) =>
      Math.max(...list.split(',').map((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part || null);
        const isSlow = longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1);
        return isSlow ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part}`] : [];
      }),
    );
  });

test.describe('for a reader who wants no motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const path of ['/', '/docs/scripting/node-scripts', '/blog/introducing-particle-life', '/showcase']) {
    test(`nothing takes longer than 1 ms on ${path}`, async ({ page }) => {
      await open(page, path);
      await wakeIslands(page);
      expect(await slowParts(page)).toEqual([]);
    });
  }

  test('the drawer and what lies behind it are there at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/docs');
    await openDrawer(page);
    expect(await slowParts(page)).toEqual([]);
  });

  test('an enlarged picture is there at once', async ({ page }) => {
    await open(page, '/blog/introducing-particle-life');
    await page.locator('.post-cover a.zoom-picture').click();
    await expect(page.locator('dialog.zoom')).toBeVisible();
    expect(await slowParts(page)).toEqual([]);
  });

  test('an anchor is jumped to', async ({ page }) => {
    await open(page, '/docs/scripting/node-scripts');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const places = await contents.getByRole('link', { name: 'Pitfalls' }).evaluate(async (link: HTMLElement) => {
      link.click();
      const seen: number[] = [];
      for (let frame = 0; frame < 4; frame++) {
        await new Promise(requestAnimationFrame);
        seen.push(window.scrollY);
      }
      return new Set(seen).size;
    });
    expect(places).toBe(1);
  });
});

test('for others the navigation bar takes 200 ms to go', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  await expect(navbar(page)).toHaveCSS('transition-duration', '0.2s');
  await navbar(page).evaluate((bar) => {
    bar.addEventListener('transitionrun', (event) => {
      if (event instanceof TransitionEvent) bar.setAttribute('data-moved', event.propertyName);
    });
  });
  await scrollTo(page, 600);
  await expect(navbar(page)).toHaveAttribute('data-moved', 'transform');
  await expect(navbar(page)).not.toBeInViewport();
});
