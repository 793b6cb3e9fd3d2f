import { faultsInBothModes, faultsInFrames } from '../support/checkers/axe';
import { openDrawer, scrollTo } from '../support/frame';
import { slowParts } from '../support/motion';
import { open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { CONSOLE, control, openScene, pause, runCode, start } from '../support/scenes';
import { expect, test } from '../support/test';
import { expectTree } from '../support/checkers/trees';

// What a reader opens or starts; for pages in their initial state: page-types.spec.ts.

test.beforeEach(async ({ page }) => {
  // Skips transitions, so that nothing is checked halfway through one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the colour toggle, the skip link, the expanded contents, and the button to the top', async ({ page }) => {
  await open(page, '/docs/scripting');

  await test.step('the title of the colour toggle is its name, and not its description as well', async () => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    const toggles = nodes.filter(({ name }) => String(name?.value).startsWith('Switch between dark and light mode'));
    expect
      .soft(toggles.map(({ role, description }) => [role?.value, description?.value ?? '']))
      .toEqual([['button', '']]);
  });

  await test.step('the focused skip link', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
    expect.soft(await faultsInBothModes(page, 'skip link', '.skip-link')).toEqual([]);
  });

  await page.setViewportSize({ width: 390, height: 800 });
  await test.step('the expanded contents, and the button to the top', async () => {
    await page.locator('details.contents-fold > summary').click();
    for (const top of [900, 800]) await scrollTo(page, top);
    await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeVisible();
    const parts = 'details.contents-fold, .back-to-top';
    expect.soft(await faultsInBothModes(page, 'contents, button to the top', parts)).toEqual([]);
  });
});

test('the open drawer, with the section and with the main menu, also at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/scripting');
  const drawer = await openDrawer(page);
  await test.step('it and the view behind it appear instantly with reduced motion', async () => {
    expect.soft(await slowParts(page)).toEqual([]);
  });
  for (const view of ['section', 'main-menu']) {
    for (const width of [390, 996]) {
      await test.step(`${view} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await faultsInBothModes(page, `${view}, ${width} px`, 'dialog')).toEqual([]);
        await expectTree(drawer, `drawer-with-${view}`);
      });
    }
    await test.step(`${view} fits 320 px, and its last link can be reached`, async () => {
      await page.setViewportSize({ width: 320, height: 480 });
      const size = await drawer.evaluate((dialog) => ({ content: dialog.scrollWidth, room: dialog.clientWidth }));
      expect.soft(size.content, view).toBeLessThanOrEqual(size.room);
      const last = drawer.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect.soft(last).toBeInViewport({ ratio: 1 });
    });
    const back = drawer.getByRole('button', { name: '← Back to main menu' });
    if (view === 'section') await back.click();
    await expect(back).toBeHidden();
  }
});

test('a scene that has run, its open editor with an error, and its console', async ({ page }) => {
  const scene = await openScene(page, '/docs/scripting');
  const atBothWidths = async (state: string) => {
    for (const width of sample([1366, 390])) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsInBothModes(page, `${state}, ${width} px`, 'figure.live-scene')).toEqual([]);
    }
  };
  await start(scene);
  // A scene that draws would take most of the time; for axe, it differs only in the name of a button.
  await pause(scene);
  await atBothWidths('started');
  // The frame has no visible text, and looks the same in both modes.
  expect.soft(await faultsInFrames(page, 'frame')).toEqual([]);
  await runCode(page, scene, "console.log('a line');\nconst b = ;");
  await expect(scene.getByRole('alert')).toBeVisible();
  await atBothWidths('editor and error');
  await runCode(page, scene, "console.log('a line');");
  await control(scene, CONSOLE).click();
  await pause(scene);
  await expect(scene.getByRole('log')).toContainText('a line');
  await atBothWidths('console');
});

test('an enlarged picture, which appears instantly with reduced motion', async ({ page }) => {
  await open(page, '/blog/introducing-particle-life');
  await page.locator('.post-cover a.zoom-picture').click();
  await expect(page.locator('dialog.zoom')).toBeVisible();
  expect.soft(await slowParts(page)).toEqual([]);
  expect.soft(await faultsInBothModes(page, 'zoom', 'dialog')).toEqual([]);
});
