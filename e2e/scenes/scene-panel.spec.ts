import type { Locator, Page } from '@playwright/test';
import { faultsInBothModes } from '../support/checkers/axe';
import { chunksWith } from '../support/pages/chunks';
import { hydrated } from '../support/open';
import { control, frameOf, openScene, pixelsOf, secondsOf, start, timer } from '../support/scenes';
import { openFolds } from '../support/showcase';
import { expect, test } from '../support/test';

const controlsOf = (scene: Locator): Locator => scene.getByRole('group', { name: 'Parameters of the scene' });

/** Opens the showcase and returns a link of a text that sets a number of a scene, the scene, and the number. */
async function openLinked(page: Page) {
  await openFolds(page);
  const link = page.locator('main a[href*="#scene-"][href*="?"]').first();
  const { hash, searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const id = hash.slice(1);
  const [[key = '', value = ''] = []] = searchParams;
  const scene = page.locator(`[id="${id}"]`);
  const name = new RegExp(`^${key.replaceAll('-', ' ')}( in|$)`, 'i');
  const slider = controlsOf(scene).getByRole('slider', { name });
  return { link, scene, value, slider, field: controlsOf(scene).getByRole('spinbutton', { name }) };
}

/** The first scene of the showcase that has such an element, in an open card. */
async function firstWith(page: Page, selector: string): Promise<Locator> {
  await openFolds(page);
  return page
    .locator('figure.live-scene')
    .filter({ has: page.locator(selector) })
    .first();
}

/** The digest of a scene's picture after ten steps from its start. */
async function pictureAfterSteps(scene: Locator): Promise<string> {
  await expect(timer(scene)).toContainText('0.00 s');
  for (let step = 0; step < 10; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.17 s');
  return (await pixelsOf(scene)).digest;
}

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
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await link.click();
  await expect(slider).toHaveValue(value);
  await page.evaluate(() => {
    const other = document.createElement('a');
    other.href = location.href.replace(/\?[^#]*/, '?from=chat');
    other.textContent = 'elsewhere';
    document.querySelector('main')?.append(other);
  });
  await page.getByText('elsewhere').click();
  await expect(page).toHaveURL(/\?from=chat#scene-/);
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveValue(value);
  await page.goBack();
  await expect(slider).toHaveValue(value);
  expect(loaded.filter((url) => url.includes('/page-data/showcase/'))).toEqual([]);
});

test('no field is so small that a phone enlarges the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { scene } = await openLinked(page);
  await scene.hover();
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

test('the slider and its field are used by keyboard while the scene runs, and the link to the result opens it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { scene, slider, field } = await openLinked(page);
  await start(scene);
  await slider.press('ArrowRight');
  const next = await slider.inputValue();
  await expect(field).toHaveValue(next);
  // Created anew, it runs again.
  await expect(control(scene, 'Pause')).toBeVisible();
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
  // Keys of the scene are typed in the field.
  await field.press('.');
  await field.press('r');
  await expect(control(scene, 'Pause')).toBeVisible();

  await field.fill('1e9');
  await field.press('Enter');
  const most = (await slider.getAttribute('max')) ?? '';
  await expect(field).toHaveValue(most);
  await expect(scene.getByText(`so it is ${most}`)).toBeVisible();

  await control(scene, 'Copy link').click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('?');
  await page.goto('about:blank');
  await page.goto(address);
  await hydrated(page);
  await expect(field).toHaveValue(most);
  await expect(timer(scene)).toContainText('0.00 s');
});

test('the controls are on the page before their script, pass axe, and do not move when it arrives', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const chunk of chunksWith('live-scene-strip')) {
    await page.route(`**${chunk}`, async (route) => {
      await released;
      await route.continue();
    });
  }
  const scene = await firstWith(page, 'fieldset');
  const slider = controlsOf(scene).getByRole('slider').first();
  await expect(slider).toBeDisabled();
  const boxes = async () => [await slider.boundingBox(), await scene.boundingBox()];
  const before = await boxes();
  await scene.dispatchEvent('pointerenter');
  release();
  await expect(slider).toBeEnabled();
  expect(await boxes()).toEqual(before);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsInBothModes(page, `${width} px`, 'figure.live-scene')).toEqual([]);
  }
});

test('readouts follow the scene, are copied as a table, and the moment is described on pause and by a key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scene = await firstWith(page, 'dl');
  const readouts = scene.getByRole('group', { name: 'Readouts of the scene' });
  const before = await readouts.textContent();
  await start(scene);
  await expect(readouts).not.toHaveText(before ?? '');
  // Speech is for the moments at which the scene stands still.
  const spoken = scene.getByRole('status').filter({ hasText: /\w+\.$/ });
  await expect(spoken).toHaveCount(0);
  await control(scene, 'Pause').click();
  await expect(spoken).toHaveCount(1);

  await control(scene, 'Copy readouts').click();
  await expect(control(scene, 'Readouts copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[^\t\n]+\t[^\t\n]+\t[^\t\n]*/);

  await (await frameOf(scene)).locator('canvas').focus();
  await page.keyboard.press('d');
  await expect(scene.locator('.live-scene-notice')).toHaveText(/\w+\.$/);
  await expect(scene.locator('.live-scene-notice')).toBeInViewport();
});

test('the timeline goes back to any moment, from which the scene goes on as it did, or otherwise', async ({ page }) => {
  const scene = await openScene(page, '/showcase');
  const slider = scene.getByRole('slider', { name: 'Moment' });
  await scene.hover();
  await expect(slider).toBeDisabled();
  for (let step = 0; step < 3; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.05 s');
  const third = (await pixelsOf(scene)).digest;
  for (let step = 3; step < 6; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.10 s');
  const sixth = (await pixelsOf(scene)).digest;
  expect(sixth).not.toBe(third);

  await slider.fill('3');
  await expect(timer(scene)).toHaveText('0.05 s−0.05 s');
  await expect.poll(async () => (await pixelsOf(scene)).digest).toBe(third);
  for (let step = 3; step < 6; step++) await control(scene, 'Step').click();
  await expect(timer(scene)).toContainText('0.10 s');
  expect((await pixelsOf(scene)).digest).toBe(sixth);

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
  await expect.poll(async () => (await pixelsOf(scene)).digest).toBe(sixth);
  expect(await faultsInBothModes(page, 'back in time', 'figure.live-scene')).toEqual([]);
});
