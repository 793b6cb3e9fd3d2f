import type { Locator, Page } from '@playwright/test';
import { control, frameOf, openScene, pixelsOf, runCode, start, stillPicture, timer } from '../support/scenes';
import { expect, test } from '../support/test';

/** Two bodies in view, one below it, and a wall, which cannot be pushed. */
const TWO_BALLS = `player.show({ x: -8, y: -4.5, width: 16, height: 9 });
scene.gravity = { x: 0, y: 0 };
const put = (body, x, y, name) => { body.initNode(x, y); body.name = name; scene.addChild(body); return body; };
put(new editor.RectangleNode(1, 1), 0, 3, 'wall').bodyType = 'static';
put(new editor.CircleNode(1), -4, 0, 'red ball').fillColor = 0xdd4f28;
put(new editor.CircleNode(1), 0, -40, 'far away');
put(new editor.RectangleNode(2, 1), 4, 0, '').fillColor = 0x3d80d6;`;

/** Shows a scene of one's own, paused at its start. */
async function openOwn(page: Page, code: string): Promise<Locator> {
  const scene = await openScene(page, '/docs/scripting');
  await runCode(page, scene, code);
  await control(scene, 'Pause').click();
  await control(scene, 'Reset').click();
  await expect(timer(scene)).toContainText('0.00 s');
  return scene;
}

// e2e/reading/accessibility.spec.ts has axe test the frame.
test('bodies are chosen, pushed and left by keyboard, and the past includes pushes', async ({ page }) => {
  const scene = await openOwn(page, TWO_BALLS);
  const frame = await frameOf(scene);
  const canvas = frame.getByRole('application', { name: 'Scene' });
  const voice = frame.getByRole('status');
  const focusRun = () => control(scene, 'Run').focus();
  const digest = async () => (await pixelsOf(scene)).digest;

  await test.step('Tab goes from body to body, names each and marks it, and leaves after the last', async () => {
    await focusRun();
    await page.keyboard.press('Shift+Tab');
    await expect(canvas).toBeFocused();
    const plain = await stillPicture(scene);
    await page.keyboard.press('Tab');
    await expect(voice).toHaveText('red ball: x −4 m, y 0 m, at rest.');
    await expect.poll(digest).not.toBe(plain);
    const first = await digest();
    await page.keyboard.press('Tab');
    await expect(voice).toHaveText('rectangle: x 4 m, y 0 m, at rest.');
    await expect.poll(digest).not.toBe(first);
    await page.keyboard.press('Tab');
    await expect(control(scene, 'Run')).toBeFocused();
    await expect.poll(digest).toBe(plain);
  });

  await test.step('Shift with Tab leaves before the first', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(voice).toHaveText(/^red ball/);
    await page.keyboard.press('Shift+Tab');
    await expect(canvas).not.toBeFocused();
    await expect(control(scene, 'Run')).not.toBeFocused();
  });

  await test.step('a push while paused takes effect with the next steps, and the past includes it', async () => {
    await page.keyboard.press('Tab');
    await expect(canvas).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(voice).toHaveText('red ball: x −4 m, y 0 m, moving right at 1 m/s.');
    await page.keyboard.press('Shift+L');
    await expect(voice).toHaveText(/moving right at 1\.1 m\/s/);
    for (let step = 0; step < 6; step++) await page.keyboard.press('.');
    await expect(timer(scene)).toContainText('0.10 s');
    await expect(voice).toHaveText('red ball: x −3.89 m, y 0 m, moving right at 1.1 m/s.');
    await page.keyboard.press('i');
    await expect(voice).toHaveText(/moving up and right/);
    for (let step = 0; step < 6; step++) await page.keyboard.press('.');
    await expect(timer(scene)).toContainText('0.20 s');
    const end = await voice.textContent();
    for (let step = 0; step < 9; step++) await page.keyboard.press(',');
    await expect(timer(scene)).toContainText('0.05 s');
    await expect(voice).toHaveText(/moving right/);
    for (let step = 0; step < 9; step++) await page.keyboard.press('.');
    await expect(timer(scene)).toContainText('0.20 s');
    await expect(voice).toHaveText(end ?? '');
  });

  await test.step('Escape leaves, and the body is still chosen on return', async () => {
    await page.keyboard.press('Escape');
    await expect(control(scene, 'Run')).toBeFocused();
    // The timeline is between them.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('d');
    await expect(voice).toHaveText(/^red ball/);
    await expect(scene.locator('.live-scene-notice')).toHaveText(
      /^At 0\.20 s\. red ball: x .*, moving up and right at .* rectangle: x 4 m, y 0 m, at rest\.$/,
    );
  });

  await test.step('a running scene is silent until the pushing key is released', async () => {
    await start(scene);
    await canvas.focus();
    await expect(voice).toHaveText(/^red ball/);
    const before = await voice.textContent();
    await page.keyboard.down('ArrowLeft');
    expect(await voice.textContent()).toBe(before);
    await page.keyboard.up('ArrowLeft');
    await expect(voice).not.toHaveText(before ?? '');
  });
});

test('a scene that uses arrow keys itself receives them, and its bodies are pushed by letters', async ({ page }) => {
  const scene = await openOwn(
    page,
    `${TWO_BALLS}
class Jump {
  constructor(node) { this.node = node; }
  update() {
    const keys = editor.root.keyboardManager;
    if (keys.isPressed(keys.keycodes.RIGHT_ARROW)) this.node.y = 2;
  }
}
player.attach(scene.findChildByName('red ball'), Jump);`,
  );
  const frame = await frameOf(scene);
  await frame.locator('canvas').focus();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('status')).toHaveText('red ball: x −4 m, y 0 m, at rest.');
  await page.keyboard.press('l');
  await expect(frame.getByRole('status')).toHaveText('red ball: x −4 m, y 0 m, moving right at 1 m/s.');
  await start(scene);
  await frame.locator('canvas').focus();
  await page.keyboard.down('ArrowRight');
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+J');
      return frame.getByRole('status').textContent();
    })
    .not.toContain('y 0 m');
  await page.keyboard.up('ArrowRight');
});
