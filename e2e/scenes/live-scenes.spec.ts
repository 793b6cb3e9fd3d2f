import { open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import {
  CONSOLE,
  control,
  frameOf,
  openConsole,
  openScene,
  pause,
  pictureAfterSteps,
  pixelsOf,
  playThrough,
  runCode,
  scenesOf,
  secondsOf,
  show,
  start,
  timer,
  write,
} from '../support/scenes';
import { openFolds } from '../support/showcase';
import { expect, test } from '../support/test';
import { requestsOf } from '../support/watch';

declare global {
  interface Window {
    /** Number of tones that have been started. */
    tones?: number;
  }
}

const PAGE = '/docs/scripting';

/** A script that fails after 0.2 s. */
const LATE_ERROR = `class Late {
  constructor(scene) { this.scene = scene; }
  update() { if (this.scene.time > 0.2) this.scene.none.x = 1; }
}
player.attach(scene, Late);`;

/** One scene of each kind, identified by its code. e2e/nightly/scenes.spec.ts runs all scenes. */
const KINDS = [
  ['shapes', PAGE, 'addChild'],
  ['keys', '/docs/scripting/node-scripts', 'keyboardManager'],
  ['pictures', '/docs/assets', 'ImageAsset'],
  ['sound', '/blog/audio-support-with-tonejs', 'createSynth'],
  ['particles', '/blog/liquids-and-soft-bodies-simulation', 'ParticleGroupNode'],
  ['scripts, behind a fold', '/showcase', 'player.attach'],
] as const;

for (const [kind, path, part] of sample(KINDS, { every: 3 })) {
  test(`a scene of ${kind} runs from its poster, and its picture changes`, async ({ page }) => {
    await openFolds(page, path);
    await playThrough(page, scenesOf(page).filter({ hasText: part }).filter({ visible: true }).first());
  });
}

test('a scene is controlled by its buttons and keys, and is paused while it is not visible', async ({ page }) => {
  const scene = await openScene(page, PAGE);

  await test.step('it is reproducible', async () => {
    await scene.hover();
    const first = await pictureAfterSteps(scene);
    await control(scene, 'Reset').click();
    expect(await pictureAfterSteps(scene)).toBe(first);
  });

  await test.step('Pause stops the time, Step adds one step, Reset returns to the start', async () => {
    await start(scene);
    await pause(scene);
    // A pending step completes before the answer to "Step".
    await control(scene, 'Step').click();
    const paused = await secondsOf(scene);
    await control(scene, 'Step').click();
    await expect.poll(() => secondsOf(scene)).toBeCloseTo(paused + 1 / 60, 1);
    const moved = await pixelsOf(scene);
    await control(scene, 'Reset').click();
    await expect(timer(scene)).toContainText('0.00 s');
    await expect.poll(async () => (await pixelsOf(scene)).digest).not.toBe(moved.digest);
  });

  await test.step('Space, full stop and R do the same, and Escape leaves the scene', async () => {
    await start(scene);
    await (await frameOf(scene)).locator('canvas').click();
    await page.keyboard.press('Space');
    await expect(control(scene, 'Run')).toBeVisible();
    await page.keyboard.press('.');
    await page.keyboard.press('r');
    await expect(timer(scene)).toContainText('0.00 s');
    await page.keyboard.press('Escape');
    await expect(control(scene, 'Run')).toBeFocused();
  });

  await test.step('at a quarter of the speed, its time passes slowly', async () => {
    const speed = scene.getByRole('combobox', { name: 'Speed' });
    await speed.selectOption('¼ ×');
    await start(scene);
    const [begin, from] = [Date.now(), await secondsOf(scene)];
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(from + 0.5);
    // At the usual speed, half a second takes half a second, and longer on a busy machine.
    expect(Date.now() - begin).toBeGreaterThan(1000);
    await speed.selectOption('1 ×');
    await control(scene, 'Reset').click();
  });

  await test.step('it is paused out of view, and resumed when it returns', async () => {
    await start(scene);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(control(scene, 'Run')).toBeAttached();
    await show(scene);
    await expect(control(scene, 'Pause')).toBeVisible();
  });

  await test.step('it is drawn for the pixel ratio of the screen, also when that changes while it is paused', async () => {
    await pause(scene);
    const widthOf = async () =>
      (await frameOf(scene)).locator('canvas').evaluate(({ width }: HTMLCanvasElement) => width);
    const before = await widthOf();
    const session = await page.context().newCDPSession(page);
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: false });
    await expect.poll(widthOf).toBe(2 * before);
    // The next test may have the same page.
    await session.detach();
  });
});

test('the code of a scene can be edited, run and shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = requestsOf(page);
  const sounds = () => requests.filter((path) => path.endsWith('/sound.js'));
  const scene = await openScene(page, PAGE);
  const editor = scene.getByRole('textbox', { name: /^Code:/ });

  await test.step('Escape and Tab leave the editor', async () => {
    await scene.hover();
    await control(scene, 'Edit code').click();
    await editor.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(control(scene, 'Run code')).toBeFocused();
  });

  await test.step('names are completed from the API', async () => {
    await write(page, scene, 'const ball = new editor.');
    await page.keyboard.type('Circ');
    const completions = page.getByRole('listbox');
    await expect(completions.getByRole('option', { name: /CircleNode/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(completions).toHaveCount(0);
  });

  await test.step('nothing is drawn over the poster if the code cannot be loaded', async () => {
    await runCode(page, scene, 'missing();');
    await expect(scene.getByRole('alert')).toContainText('missing is not defined');
    await expect(scene.locator('iframe')).toBeHidden();
  });

  for (const [what, code, message] of [
    ['a syntax error', 'const a = 1;\nconst b = ;\n', /Line 2: .*Unexpected token/],
    ['an error of a timer', '\nsetTimeout(() => {\n  missing();\n});', /Line 3: .*missing is not defined/],
    ['an error of a promise', '\n\n\nvoid Promise.reject(new Error("No answer"));', /Line 4: .*No answer/],
    ['an error at run time', LATE_ERROR, /Line 3: .*update.*TypeError/],
  ] as const) {
    await test.step(`${what} is reported with its line`, async () => {
      await runCode(page, scene, code);
      await expect(scene.getByRole('alert')).toContainText(message);
    });
  }
  await test.step('after an error at run time, the scene continues', () =>
    expect.poll(() => secondsOf(scene)).toBeGreaterThan(0.5));

  await test.step('a body can be grabbed and thrown', async () => {
    await runCode(
      page,
      scene,
      `player.show({ x: -8, y: -4.5, width: 16, height: 9 });
const ball = new editor.CircleNode(1);
ball.gravityScale = 0;
scene.addChild(ball);
class Tell {
  constructor(node) { this.node = node; }
  update() { if (this.node.x > 3 && !this.isReported) { this.isReported = true; console.log('thrown'); } }
}
player.attach(ball, Tell);`,
    );
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
    await show(scene);
    const box = await scene.locator('iframe').boundingBox();
    if (!box) throw new Error('The frame is not to be seen.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + box.width / 4, middle.y, { steps: 8 });
    await expect(control(scene, CONSOLE)).toBeVisible();
    await page.mouse.up();
  });

  await test.step('its timers end when it is reset, and the player continues', async () => {
    await runCode(
      page,
      scene,
      `const id = Math.random().toString(36).slice(2);
const report = (by) => console.log('reported by ' + by + ' of ' + id + '.');
setInterval(() => report('interval'), 100);
const draw = () => { report('frame'); setTimeout(() => requestAnimationFrame(draw), 100); };
draw();
scene.addChild(new editor.CircleNode(1));`,
    );
    const log = await openConsole(scene);
    await expect(log).toContainText('reported by interval');
    await expect(log).toContainText('reported by frame');
    await control(scene, 'Reset').click();
    // A reset clears the console, so all ids in it belong to what is still running.
    const ids = async () => new Set((await log.textContent())?.match(/(?<= of )[a-z\d]+(?=\.)/g));
    await expect.poll(async () => (await ids()).size).toBe(1);
    await start(scene);
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0.5);
    expect((await ids()).size).toBe(1);
    await expect(log).toContainText('reported by interval');
  });

  await test.step('the libraries of scripts are available', async () => {
    await runCode(
      page,
      scene,
      `const anime = await editor.utils.importAnimeJS();
const gradient = await editor.utils.importTinyGradient();
console.log(gradient(['red', 'blue']).rgbAt(0.5).toHexString());
const it = { x: 0 };
anime.animate(it, { x: 4, duration: 50, onComplete: () => console.log('moved to ' + it.x) });`,
    );
    await expect(await openConsole(scene)).toContainText('#80007f');
    await expect(scene.getByRole('log')).toContainText('moved to 4');
  });

  await test.step('the sound library is loaded when a scene requests it, with a mute button', async () => {
    expect(sounds()).toEqual([]);
    await runCode(
      page,
      scene,
      "const synth = await editor.utils.createSynth('Kalimba');\nsynth.triggerAttackRelease('C4', '8n');\nconsole.log(typeof (await editor.utils.importTone()).Synth);",
    );
    await control(scene, 'Mute').click();
    await expect(control(scene, 'Mute')).toHaveAttribute('aria-pressed', 'true');
    expect(sounds()).toHaveLength(1);
  });

  await test.step('edited code has an address, which restores it without running it', async () => {
    await runCode(page, scene, "console.log('shared', 6 * 7);\nscene.addChild(new editor.CircleNode(1));");
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
    await expect(await openConsole(scene)).toContainText('shared 42');
    await control(scene, 'Copy link').click();
    await expect(control(scene, 'Link copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(/#scene-[\w-]+=[\w-]+$/);

    // A query of its own makes it another document.
    await open(page, address.replace('#', '?again#'));
    await expect(editor).toContainText('shared');
    await expect(scene.locator('iframe')).toHaveCount(0);
    await control(scene, 'Run code').click();
    await expect(control(scene, CONSOLE)).toBeVisible();
  });
});

test('contacts of bodies are heard on request only', async ({ page }) => {
  await page.addInitScript(() => {
    window.tones = 0;

    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      window.tones = (window.tones ?? 0) + 1;
      start.call(this, when);
    };
  });
  const scene = await openScene(page, PAGE);
  await runCode(
    page,
    scene,
    `player.show({ x: -8, y: -1, width: 16, height: 9 });
const floor = new editor.RectangleNode(16, 1);
floor.bodyType = 'static';
const ball = new editor.CircleNode(0.5);
ball.initNode(0, 1.5);
ball.restitution = 1;
scene.addChildren([floor, ball]);`,
  );
  const frame = await frameOf(scene);
  const tones = () => frame.evaluate(() => window.tones);
  const playForASecond = async () => {
    const begin = await secondsOf(scene);
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(begin + 1);
  };
  await playForASecond();
  expect(await tones()).toBe(0);
  await control(scene, 'Contact sounds').click();
  await expect.poll(tones).toBeGreaterThan(1);
  await control(scene, 'Contact sounds').click();
  await control(scene, 'Reset').click();
  const before = await tones();
  await start(scene);
  await playForASecond();
  expect(await tones()).toBe(before);
});
