import { navbar, scrollTo } from '../support/frame';
import { open } from '../support/open';
import { wakeScenes } from '../support/scenes';
import { expect, test } from '../support/test';

// page-types.spec.ts tests reduced motion on pages, accessibility.spec.ts in the drawer and enlarged pictures.
test('the navigation bar disappears in 200 ms; anchors are reached instantly with reduced motion', async ({ page }) => {
  await open(page, '/docs/scripting/node-scripts');
  await test.step('the navigation bar disappears in 200 ms', async () => {
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

  await test.step('anchors are reached instantly with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 0);
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

test('with reduced motion, no scene starts by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/docs']) {
    await open(page, path);
    await wakeScenes(page);
    await expect(page.locator('.live-scene-stage > iframe')).toHaveCount(0);
  }
});
