import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Download, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsInBothModes } from '../support/checkers/axe';
import { control, openScene, pause, runCode, secondsOf } from '../support/scenes';
import { expect, test } from '../support/test';

/** The largest file of a scene, in bytes with gzip. */
const MOST = 250 * 1024;

const CODE = `const height = player.number('Height', 2, { min: 1, max: 4, step: 1, unit: 'm' });
const ball = new editor.CircleNode(0.5);
ball.y = height;
scene.addChild(ball);
const graph = new editor.GraphNode(ball.id, 'y');
graph.title = 'Fall';
scene.addChild(graph);
player.show({ x: -8, y: -4.5, width: 16, height: 9 });
player.readout('Position, "y"', () => ball.y, { unit: 'm' });
// </script><script>document.title = 'broken'</script><!-- <script>`;

const panelOf = (scene: Locator): Locator => scene.getByRole('group', { name: 'Save from the scene' });

async function save(page: Page, scene: Locator, name: string): Promise<Download> {
  const downloaded = page.waitForEvent('download');
  await panelOf(scene).getByRole('button', { name }).click();
  return downloaded;
}

const contentOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

test('a picture, the readouts, a graph, a recording and the scene itself are saved', async ({
  page,
  context,
}, info) => {
  const scene = await openScene(page, '/docs/scripting');
  await runCode(page, scene, CODE);
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
  await control(scene, 'Save').click();
  const panel = panelOf(scene);

  await test.step('a recording, until it is stopped', async () => {
    await panel.getByRole('button', { name: 'Record' }).click();
    await expect(panel.getByText(/^[1-9]\d* of 60 seconds recorded$/)).toBeVisible();
    const file = await save(page, scene, 'Stop recording');
    expect(file.suggestedFilename()).toMatch(/^[\w-]+\.webm$/);
    const video = await contentOf(file);
    expect(video.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(video.length).toBeGreaterThan(1000);
    await expect(panel.getByRole('button', { name: 'Record' })).toBeEnabled();
  });

  await pause(scene);

  await test.step('an opaque picture in the resolution of the canvas', async () => {
    const size = await scene
      .frameLocator('iframe')
      .locator('canvas')
      .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : []));
    const file = await save(page, scene, 'Save picture');
    expect(file.suggestedFilename()).toMatch(/^[\w-]+\.png$/);
    const picture = sharp(await contentOf(file));
    const { width, height, format } = await picture.metadata();
    expect([width, height, format]).toEqual([...size, 'png']);
    expect((await picture.stats()).isOpaque).toBe(true);
  });

  await test.step('a row of readouts for each step', async () => {
    const [head, ...rows] = (await contentOf(await save(page, scene, 'Save readouts'))).toString().trim().split('\r\n');
    expect(head).toBe('Time (s),"Position, ""y"" (m)"');
    const values = rows.map((row) => row.split(',').map(Number));
    expect(values[0]).toEqual([0, 2]);
    const last = Math.round((await secondsOf(scene)) * 60);
    expect(values).toHaveLength(last + 1);
    expect(values.every(([time = NaN, y = NaN]) => time >= 0 && y <= 2)).toBe(true);
  });

  await test.step('the points of a graph', async () => {
    const file = await save(page, scene, 'Save graph');
    expect(file.suggestedFilename()).toMatch(/^[\w-]+\.graphs\.csv$/);
    const [head, ...rows] = (await contentOf(file)).toString().trim().split('\r\n');
    expect(head).toBe('Fall: time,Fall: y');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/^\d+(\.\d+)?,-?\d+(\.\d+)?$/);
  });

  await test.step('the panel passes axe and fits the narrowest screen', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await faultsInBothModes(page, '320 px', '.live-scene-save')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const button of await panel.getByRole('button').all()) {
      const { x = -1, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('one HTML file, with the reader’s values, runs from the disk', async () => {
    await scene.getByRole('slider', { name: 'Height' }).press('ArrowRight');
    const saved = await openSaved(context, await save(page, scene, 'Save as HTML file'), info.outputPath('scene.html'));
    await expect(saved).not.toHaveTitle('broken');
    await expect(saved.getByRole('slider', { name: 'Height' })).toHaveValue('3');
    await expect(saved.getByRole('link')).toHaveAttribute('href', /\/docs\/scripting\?height=3#scene-[\w-]+$/);
    await saved.close();
  });

  await test.step('and so does that of a scene with sound', async () => {
    await runCode(page, scene, `(await editor.utils.createSynth()).triggerAttackRelease('C4', '8n');\n${CODE}`);
    await expect(control(scene, 'Mute')).toBeVisible();
    await openSaved(context, await save(page, scene, 'Save as HTML file'), info.outputPath('sound.html'));
  });
});

/** Opens a saved file of a scene from the disk and plays it: it is small, and requests nothing. */
async function openSaved(context: BrowserContext, file: Download, path: string): Promise<Page> {
  await file.saveAs(path);
  expect(gzipSync(readFileSync(path), { level: 9 }).length).toBeLessThan(MOST);
  const saved = await context.newPage();
  const requests: string[] = [];
  saved.on('request', (request) => requests.push(request.url()));
  await saved.goto(`file://${path}`);
  await saved.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(saved.getByRole('timer')).not.toHaveText(/^(?:0\.00 s|Loading …)$/);
  await saved.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(saved.getByRole('alert')).toHaveCount(0);
  expect(requests.filter((url) => !/^(?:file|blob):/.test(url))).toEqual([]);
  return saved;
}
