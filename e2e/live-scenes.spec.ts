import { hydrated, open } from './support/open';
import {
  CONSOLE,
  PAGES_WITH_SCENES,
  control,
  frameOf,
  openScene,
  pixelsOf,
  runCode,
  scenesOf,
  secondsOf,
  show,
  start,
  timer,
} from './support/scenes';
import { expect, test } from './support/test';

const PAGE = '/docs/scripting';

for (const path of PAGES_WITH_SCENES) {
  test(`every scene of ${path} runs from its poster, and its picture changes`, async ({ page }) => {
    test.slow();
    await open(page, path);
    const folds = page.getByText('Open the scene');
    for (const fold of await folds.all()) await fold.click();
    const scenes = await scenesOf(page).all();
    expect(scenes.length).toBeGreaterThan(0);
    for (const scene of scenes) {
      const milliseconds = await start(scene);
      const { digest, colours } = await pixelsOf(scene);
      expect(colours).toBeGreaterThan(1);
      // One that is driven by keys stands still until one is pressed.
      if ((await scene.locator('.live-scene-code').textContent())?.includes('keyboardManager')) {
        await (await frameOf(scene)).locator('canvas').focus();
        await page.keyboard.down('ArrowRight');
      }
      await expect.poll(async () => (await pixelsOf(scene)).digest).not.toBe(digest);
      const title = (await scene.locator('figcaption').last().textContent()) ?? '';
      await expect.poll(() => secondsOf(scene)).toBeGreaterThan(1);
      const rate = (await timer(scene).textContent()) ?? '';
      console.log(`${path}: ${title.slice(0, 60)}: ${milliseconds} ms to the first step, ${rate}`);
      await expect(scene.getByRole('alert')).toHaveCount(0);
      await page.keyboard.up('ArrowRight');
      await control(scene, 'Pause').click();
      await expect(control(scene, 'Run')).toBeVisible();
    }
  });
}

test('pause holds the time, step adds one, reset goes back to the start', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await start(scene);
  await control(scene, 'Pause').click();
  await expect(control(scene, 'Run')).toBeVisible();
  // The last step under way comes before the answer to "Step".
  await control(scene, 'Step').click();
  const paused = await secondsOf(scene);
  await control(scene, 'Step').click();
  await expect.poll(() => secondsOf(scene)).toBeCloseTo(paused + 1 / 60, 1);
  const moved = await pixelsOf(scene);
  await control(scene, 'Reset').click();
  await expect(timer(scene)).toContainText('0.00 s');
  await expect.poll(async () => (await pixelsOf(scene)).digest).not.toBe(moved.digest);
});

test('the same scene is the same each time', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  const pictureAfterSteps = async () => {
    for (let step = 0; step < 10; step++) await control(scene, 'Step').click();
    await expect(timer(scene)).toContainText('0.17 s');
    return (await pixelsOf(scene)).digest;
  };
  await scene.hover();
  const first = await pictureAfterSteps();
  await control(scene, 'Reset').click();
  await expect(timer(scene)).toContainText('0.00 s');
  expect(await pictureAfterSteps()).toBe(first);
});

test('the keys of a scene: space, full stop, R, and Escape leaves it', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await start(scene);
  const frame = await frameOf(scene);
  await frame.locator('canvas').click();
  await page.keyboard.press('Space');
  await expect(control(scene, 'Run')).toBeVisible();
  await page.keyboard.press('.');
  await page.keyboard.press('r');
  await expect(timer(scene)).toContainText('0.00 s');
  await page.keyboard.press('Escape');
  await expect(control(scene, 'Run')).toBeFocused();
});

test('a body can be grabbed and thrown', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(
    page,
    scene,
    `player.show({ x: -8, y: -4.5, width: 16, height: 9 });
const ball = new editor.CircleNode(1);
ball.gravityScale = 0;
scene.addChild(ball);
class Tell {
  constructor(node) { this.node = node; }
  update() { if (this.node.x > 3 && !this.told) { this.told = true; console.log('thrown'); } }
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

test('an edit changes what runs; reset brings the original back', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(page, scene, "console.log('edited', 6 * 7);\nscene.addChild(new editor.CircleNode(1));");
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
  await control(scene, CONSOLE).click();
  await expect(scene.getByRole('log')).toContainText('edited 42');
  await control(scene, 'Reset code').click();
  await expect(scene.getByRole('textbox', { name: /^Code:/ })).not.toContainText('edited');
});

test('what a scene does by timers ends when it is reset, and the player goes on', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(
    page,
    scene,
    `const id = Math.random().toString(36).slice(2);
const tell = (by) => console.log('told by ' + by + ' of ' + id + '.');
setInterval(() => tell('interval'), 100);
const draw = () => { tell('frame'); setTimeout(() => requestAnimationFrame(draw), 100); };
draw();
scene.addChild(new editor.CircleNode(1));`,
  );
  await control(scene, CONSOLE).click();
  const log = scene.getByRole('log');
  await expect(log).toContainText('told by interval');
  await expect(log).toContainText('told by frame');
  await control(scene, 'Reset').click();
  // The console is empty after a reset, so all ids in it are those of what tells still.
  const ids = async () => new Set((await log.textContent())?.match(/(?<= of )[a-z\d]+(?=\.)/g));
  await expect.poll(async () => (await ids()).size).toBe(1);
  await start(scene);
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0.5);
  expect((await ids()).size).toBe(1);
  await expect(log).toContainText('told by interval');
});

test('names are completed from the API', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(page, scene, 'const ball = new editor.');
  const editor = scene.getByRole('textbox', { name: /^Code:/ });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Circ');
  await expect(page.getByRole('option', { name: /CircleNode/ })).toBeVisible();
});

test('the editor is left by Escape and Tab', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await scene.hover();
  await control(scene, 'Edit code').click();
  const editor = scene.getByRole('textbox', { name: /^Code:/ });
  await editor.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(control(scene, 'Run code')).toBeFocused();
});

test('code that is no JavaScript is told with its line', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(page, scene, 'const a = 1;\nconst b = ;\n');
  await expect(scene.getByRole('alert')).toContainText(/Line 2: .*Unexpected token/);
});

test('an error while it runs is told with its line, and the scene runs on', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(
    page,
    scene,
    `class Late {
  constructor(scene) { this.scene = scene; }
  update() { if (this.scene.time > 0.2) this.scene.none.x = 1; }
}
player.attach(scene, Late);`,
  );
  await expect(scene.getByRole('alert')).toContainText(/Line 3: .*update.*TypeError/);
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0.5);
});

test('an endless loop is stopped, and the page goes on', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(page, scene, 'while (true) {}');
  // The page answers while the scene does not.
  expect(await page.evaluate(() => 6 * 7)).toBe(42);
  await expect(scene.getByRole('alert')).toContainText('did not answer for some time');
  await expect(scene.locator('iframe')).toHaveCount(0);
  await runCode(page, scene, 'scene.addChild(new editor.CircleNode(1));');
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
});

test('edited code has an address, which brings it back without running it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scene = await openScene(page, PAGE);
  await runCode(page, scene, "console.log('shared');\nscene.addChild(new editor.CircleNode(1));");
  await control(scene, 'Copy link').click();
  await expect(control(scene, 'Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/#scene-[\w-]+=[\w-]+$/);

  const other = await context.newPage();
  await other.goto(address);
  await hydrated(other);
  const again = scenesOf(other).first();
  await expect(again.getByRole('textbox', { name: /^Code:/ })).toContainText('shared');
  await expect(again.locator('iframe')).toHaveCount(0);
  await control(again, 'Run code').click();
  await expect(control(again, CONSOLE)).toBeVisible();
});

test('an address with damaged code says so, and shows the original', async ({ page, context }) => {
  const scene = await openScene(page, PAGE);
  const id = await scene.getAttribute('id');
  const other = await context.newPage();
  await open(other, `${PAGE}#${id}=AAAA`);
  await expect(other.getByRole('status').filter({ hasText: 'damaged' })).toBeVisible();
});

test.describe('which scenes run', () => {
  test('at most two at once: the one that was started first is paused', async ({ page }) => {
    await open(page, '/docs/faq');
    // All of them are in view.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 1366, height });
    const [first, second, third] = await scenesOf(page).all();
    if (!first || !second || !third) throw new Error('The page has fewer than three scenes.');
    for (const scene of [first, second, third]) await start(scene);
    await expect(control(first, 'Run')).toBeVisible();
    await expect(control(second, 'Pause')).toBeVisible();
    await expect(control(third, 'Pause')).toBeVisible();
  });

  test('one that is out of view waits, and goes on when it comes back', async ({ page }) => {
    const scene = await openScene(page, PAGE);
    await start(scene);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(control(scene, 'Run')).toBeAttached();
    await show(scene);
    await expect(control(scene, 'Pause')).toBeVisible();
  });

  test('with reduced motion it does not go on by itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scene = await openScene(page, PAGE);
    await start(scene);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(control(scene, 'Run')).toBeAttached();
    await show(scene);
    await control(scene, 'Step').click();
    await expect(control(scene, 'Run')).toBeVisible();
  });

  test('one in a tab that is hidden waits', async ({ page }) => {
    const scene = await openScene(page, PAGE);
    await start(scene);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await expect(control(scene, 'Run')).toBeVisible();
    await setHidden(false);
    await expect(control(scene, 'Pause')).toBeVisible();
  });

  test('leaving the page takes the scene along', async ({ page }) => {
    const scene = await openScene(page, PAGE);
    await start(scene);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect.poll(() => page.frames().length).toBe(1);
  });
});

test('the sound library is loaded when a scene asks for it, and there is a button to mute it', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sound.js')) sounds.push(request.url());
  });
  const scene = await openScene(page, PAGE);
  await runCode(page, scene, 'scene.addChild(new editor.CircleNode(1));');
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
  expect(sounds).toEqual([]);
  await runCode(
    page,
    scene,
    "const synth = await editor.utils.createSynth('Kalimba');\nsynth.triggerAttackRelease('C4', '8n');\nconsole.log(typeof (await editor.utils.importTone()).Synth);",
  );
  await control(scene, 'Mute').click();
  await expect(control(scene, 'Mute')).toHaveAttribute('aria-pressed', 'true');
  expect(sounds).toHaveLength(1);
});

test('the other libraries of scripts are there', async ({ page }) => {
  const scene = await openScene(page, PAGE);
  await runCode(
    page,
    scene,
    `const anime = await editor.utils.importAnimeJS();
const gradient = await editor.utils.importTinyGradient();
console.log(gradient(['red', 'blue']).rgbAt(0.5).toHexString());
const it = { x: 0 };
anime.animate(it, { x: 4, duration: 50, onComplete: () => console.log('moved to ' + it.x) });`,
  );
  await control(scene, CONSOLE).click();
  await expect(scene.getByRole('log')).toContainText('#80007f');
  await expect(scene.getByRole('log')).toContainText('moved to 4');
});
