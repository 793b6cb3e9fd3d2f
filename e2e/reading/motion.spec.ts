import { navbar, scrollTo } from '../support/frame';
import { hydrated, open } from '../support/open';
import { control, timer, wakeScenes } from '../support/scenes';
import { expect, test } from '../support/test';
import { openFolds } from '../support/showcase';

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

test('with reduced motion, no scene starts by itself, and steps and the timeline show all of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/docs']) {
    await open(page, path);
    await wakeScenes(page);
    await expect(page.locator('.live-scene-stage > iframe')).toHaveCount(0);
  }

  await openFolds(page);
  const link = page.locator('main a[href*="#scene-"][href*="?"]').first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  await page.goto('about:blank');
  await page.goto(address.href);
  await hydrated(page);
  const scene = page.locator(`[id="${address.hash.slice(1).split('?')[0]}"]`);
  const slider = scene.getByRole('group', { name: 'Parameters of the scene' }).getByRole('slider').first();
  await expect(slider).toBeEnabled();
  await slider.press('ArrowRight');
  for (let step = 0; step < 3; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.05 s');
  await control(scene, 'Step back').click();
  await expect(timer(scene)).toContainText('0.03 s');
  const moment = scene.getByRole('slider', { name: 'Moment' });
  await moment.press('Home');
  await expect(timer(scene)).toContainText('0.00 s');
  await moment.press('End');
  await expect(timer(scene)).toContainText('0.05 s');
  // All of it without a run.
  await slider.press('ArrowLeft');
  await expect(timer(scene)).toContainText('0.00 s');
  await expect(control(scene, 'Run')).toBeVisible();
  await expect(control(scene, 'Step')).toBeEnabled();
});
