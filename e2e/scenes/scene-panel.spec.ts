import { sample } from '@physics-editor/lib/testing/effort';
import { faultsInBothModes } from '../support/checkers/axe';
import { open } from '../support/open';
import { chunksWith } from '../support/pages/chunks';
import {
  control,
  controlsOf,
  frameOf,
  openLinked,
  openScene,
  pictureAfterSteps,
  scenesOf,
  secondsOf,
  stillPicture,
  timer,
} from '../support/scenes';
import { expect, test } from '../support/test';
import { holdBack, requestsOf } from '../support/watch';

test('a link of a text sets a parameter, as often as it is followed, and the scene shows it', async ({ page }) => {
  const { link, scene, slider, value } = await openLinked(page);
  await link.click();
  await expect(slider).toHaveValue(value);
  await expect(scene).toBeInViewport();
  await expect(timer(scene)).toContainText('0.00 s');
  await expect(control(scene, 'Run')).toBeVisible();
  const withValue = await pictureAfterSteps(scene);

  await controlsOf(scene).getByRole('button', { name: 'Initial values' }).click();
  await expect(slider).not.toHaveValue(value);
  expect(await pictureAfterSteps(scene)).not.toBe(withValue);
  await link.click();
  await expect(slider).toHaveValue(value);
  expect(await pictureAfterSteps(scene)).toBe(withValue);

  await test.step('no field is so small that a phone enlarges the page', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await control(scene, 'Save').click();
    await control(scene, 'Edit code').click();
    await expect(scene.getByRole('textbox', { name: /^Code:/ })).toBeVisible();
    await expect(scene.getByRole('textbox', { name: 'Embed' })).toBeVisible();
    const sizes = await scene
      .locator('select, textarea, [type="number"], [contenteditable="true"]')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

test('such a link leads to the scene without scripts, too', async ({ browser, siteOrigin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteOrigin}/docs/snapping`);
  const link = page.locator('main a[href^="?"][href*="#scene-"]').first();
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await expect(page.locator(hash)).toBeInViewport();
  await context.close();
});

test('Back and Forward between links to one scene set its values, and the page is loaded once', async ({ page }) => {
  const { link, slider, value } = await openLinked(page);
  const requests = requestsOf(page);
  await link.click();
  await expect(slider).toHaveValue(value);
  await page.evaluate(() => {
    const other = document.createElement('a');
    other.href = location.href.replace(/\?[^#]*/, '?from=chat');
    other.textContent = 'elsewhere';
    document.querySelector('main')?.append(other);
    // The router renders an address in the next frame: the reader goes back before it.
    window.requestAnimationFrame = () => 0;
  });
  await page.getByText('elsewhere').click();
  await expect(page).toHaveURL(/\?from=chat#scene-/);
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveValue(value);
  await page.goBack();
  await expect(slider).toHaveValue(value);
  expect(requests.filter((path) => path.startsWith('/page-data/docs/snapping/'))).toEqual([]);
});

test('the controls are on the page before their script, pass axe, and do not move when it arrives', async ({
  page,
}) => {
  const releases = await Promise.all(chunksWith('live-scene-strip').map((chunk) => holdBack(page, `**${chunk}`)));
  await open(page, '/docs/mirroring');
  const scene = scenesOf(page)
    .filter({ has: page.getByRole('slider') })
    .first();
  const slider = controlsOf(scene).getByRole('slider').first();
  await expect(slider).toBeDisabled();
  const boxes = async () => [await slider.boundingBox(), await scene.boundingBox()];
  const before = await boxes();
  await scene.dispatchEvent('pointerenter');
  for (const release of releases) await release();
  await expect(slider).toBeEnabled();
  expect(await boxes()).toEqual(before);
  for (const width of sample([1366, 390])) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsInBothModes(page, `${width} px`, 'figure.live-scene')).toEqual([]);
  }
});

test('the timeline goes back to any moment, from which the scene goes on as it did, or otherwise', async ({ page }) => {
  const scene = await openScene(page, '/docs/scripting');
  const slider = scene.getByRole('slider', { name: 'Moment' });
  await scene.hover();
  await expect(slider).toBeDisabled();
  for (let step = 0; step < 3; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.05 s');
  const third = await stillPicture(scene);
  for (let step = 3; step < 6; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.10 s');
  const sixth = await stillPicture(scene);
  expect(sixth).not.toBe(third);

  await slider.fill('3');
  await expect(timer(scene)).toHaveText('0.05 s−0.05 s');
  await expect.poll(() => stillPicture(scene)).toBe(third);
  for (let step = 3; step < 6; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.10 s');
  await expect.poll(() => stillPicture(scene)).toBe(sixth);

  // By keyboard, on the controls and in the picture.
  await control(scene, 'Step').press(',');
  await expect(timer(scene)).toHaveText('0.08 s−0.02 s');
  await (await frameOf(scene)).locator('canvas').focus();
  await page.keyboard.press(',');
  await expect(timer(scene)).toHaveText('0.07 s−0.03 s');
  await slider.press('Home');
  await expect(timer(scene)).toHaveText('0.00 s−0.10 s');
  await expect(control(scene, 'Step back')).toBeDisabled();

  await slider.press(' ');
  await expect(control(scene, 'Pause')).toBeVisible();
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0.3);
  await slider.fill('6');
  await expect(control(scene, 'Run')).toBeVisible();
  await expect.poll(() => stillPicture(scene)).toBe(sixth);
  expect(await faultsInBothModes(page, 'back in time', 'figure.live-scene')).toEqual([]);
});
