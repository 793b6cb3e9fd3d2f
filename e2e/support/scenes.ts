import type { Frame, Locator, Page } from '@playwright/test';
import { open } from './open';
import { expect } from './test';

export const scenesOf = (page: Page): Locator => page.locator('figure.live-scene');

/** The name of the button that opens the console, which shows the number of lines. */
export const CONSOLE = /^Console \d+$/;

export const control = (scene: Locator, name: string | RegExp): Locator =>
  scene.getByRole('button', { name, exact: true });

/** The parameters of a scene. */
export const controlsOf = (scene: Locator): Locator => scene.getByRole('group', { name: 'Parameters of the scene' });

export const timer = (scene: Locator): Locator => scene.getByRole('timer');

/** Opens a page and returns its first scene, scrolled into view. */
export async function openScene(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const scene = scenesOf(page).first();
  await show(scene);
  return scene;
}

/** Opens a page and returns a link of its text that sets a number of a scene, the scene, and the name, value and slider of the number. */
export async function openLinked(page: Page) {
  await open(page, '/docs/snapping');
  const link = page.locator('main a[href^="?"][href*="#scene-"]').first();
  const { hash, searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const id = hash.slice(1);
  const [[key = '', value = ''] = []] = searchParams;
  const scene = page.locator(`[id="${id}"]`);
  const name = new RegExp(`^${key.replaceAll('-', ' ')}( in|$)`, 'i');
  return { link, scene, id, name, value, slider: controlsOf(scene).getByRole('slider', { name }) };
}

/** Scrolls a whole scene into view. */
export const show = (scene: Locator): Promise<void> =>
  scene.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Gives every scene its controls, which appear on the first interaction. */
export async function wakeScenes(page: Page): Promise<void> {
  const scenes = await scenesOf(page).all();
  for (const scene of scenes) await scene.dispatchEvent('pointerenter');
  for (const scene of scenes) {
    await scene.getByRole('group', { name: 'Controls of the scene' }).waitFor();
  }
}

/** Starts a scene from its poster and waits until it runs. Returns the time from the click to the first step, in ms. */
export async function start(scene: Locator): Promise<number> {
  await show(scene);
  const begin = Date.now();
  await scene.getByRole('button', { name: /^Run/ }).first().click();
  await expect(control(scene, 'Pause')).toBeVisible();
  await expect.poll(() => secondsOf(scene), { intervals: [10, 20, 50] }).toBeGreaterThan(0);
  return Date.now() - begin;
}

/** Pauses a running scene and waits until it stands still. */
export async function pause(scene: Locator): Promise<void> {
  await control(scene, 'Pause').click();
  await expect(control(scene, 'Run')).toBeVisible();
  // The button changes at once. The scene describes its moment once it stands still, after its last time and readouts.
  await expect(scene.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached();
}

/** Simulation time shown below a scene, in s. */
export async function secondsOf(scene: Locator): Promise<number> {
  const text = await timer(scene).textContent();
  return Number(/^([\d.]+) s/.exec(text ?? '')?.[1] ?? 0);
}

/** Opens the console of a scene, once there is output. */
export async function openConsole(scene: Locator): Promise<Locator> {
  const button = control(scene, CONSOLE);
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  return scene.getByRole('log');
}

/** Runs a scene from its poster for a second of simulation: its picture changes and no error occurs. Pauses it afterwards. */
export async function playThrough(page: Page, scene: Locator): Promise<void> {
  const milliseconds = await start(scene);
  const { digest, colours } = await pixelsOf(scene);
  expect(colours).toBeGreaterThan(1);
  // A scene controlled by keys does not move until one is pressed.
  if ((await scene.locator('.live-scene-code').textContent())?.includes('keyboardManager')) {
    await (await frameOf(scene)).locator('canvas').focus();
    await page.keyboard.down('ArrowRight');
  }
  await expect.poll(async () => (await pixelsOf(scene)).digest).not.toBe(digest);
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(1);
  const title = (await scene.locator('figcaption').last().textContent()) ?? '';
  const rate = (await timer(scene).textContent()) ?? '';
  console.log(`${title.slice(0, 60)}: ${milliseconds} ms to the first step, ${rate}`);
  await expect(scene.getByRole('alert')).toHaveCount(0);
  await page.keyboard.up('ArrowRight');
  await pause(scene);
}

/** The document that a scene runs in. */
export async function frameOf(scene: Locator): Promise<Frame> {
  const element = await scene.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The scene has no frame.');
  return frame;
}

/** The canvas of a scene: a digest of its pixels, and their number of colours. */
export async function pixelsOf(scene: Locator): Promise<{ digest: string; colours: number }> {
  const frame = await frameOf(scene);
  return frame.evaluate(() => {
    // The canvas belongs to the scene's worker; its picture can be drawn onto another.
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('The scene has no canvas.');
    const { width, height } = canvas;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(canvas, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    const colours = new Set<number>();
    let digest = 0;
    for (let at = 0; at < data.length; at += 4) {
      const pixel = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      digest = (Math.imul(digest, 31) + pixel + (data[at + 3] ?? 0)) | 0;
      if (colours.size < 1000) colours.add(pixel);
    }
    return { digest: String(digest), colours: colours.size };
  });
}

/** The digest of the picture of a scene that stands still: it may be drawn after its time is shown, so this waits for five equal frames. */
export async function stillPicture(scene: Locator): Promise<string> {
  const frame = await frameOf(scene);
  let last = '';
  for (let equal = 0; equal < 5;) {
    await frame.evaluate(() => new Promise(requestAnimationFrame));
    const { digest, colours } = await pixelsOf(scene);
    equal = digest === last && colours > 1 ? equal + 1 : 0;
    last = digest;
  }
  return last;
}

/** The digest of a scene's picture after ten steps from its start. */
export async function pictureAfterSteps(scene: Locator): Promise<string> {
  await expect(timer(scene)).toContainText('0.00 s');
  for (let step = 0; step < 10; step++) await control(scene, 'Step').press('.');
  await expect(timer(scene)).toContainText('0.17 s');
  return stillPicture(scene);
}

/** Opens the editor of a scene and replaces its code. */
export async function write(page: Page, scene: Locator, code: string): Promise<void> {
  await scene.hover();
  const edit = control(scene, 'Edit code');
  if ((await edit.getAttribute('aria-pressed')) !== 'true') await edit.click();
  const editor = scene.getByRole('textbox', { name: /^Code:/ });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

/** Replaces the code of a scene and runs it. */
export async function runCode(page: Page, scene: Locator, code: string): Promise<void> {
  await write(page, scene, code);
  await control(scene, 'Run code').click();
}
