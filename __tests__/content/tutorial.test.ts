import { readFileSync } from 'node:fs';
import { CircleNode, GraphNode, RectangleNode, TextAsset, type Scene } from '@physics-editor/runtime';
import { failuresOf } from '@physics-editor/player/failures';
import { stateDigest } from '@physics-editor/player/headless/state-digest';
import { createStage } from '@physics-editor/player/stage/stage';

/** The code of the steps of "Getting started", in their order, as their reader enters it. */
const STEPS = [
  ...readFileSync('content/docs/index.mdx', 'utf8').matchAll(
    /^( *)```js title="(?:Step|drop-again)[^\n]*\n([^]*?)\n *```$/gm,
  ),
].map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

/** The scene after the first `count` steps. */
const sceneAfter = async (count: number): Promise<Scene> => (await createStage(STEPS.slice(0, count).join('\n'))).scene;

const only = <Found>([found, ...others]: Found[]): Found => {
  if (found === undefined || others.length > 0) throw new Error('There is none, or more than one.');
  return found;
};

const ballOf = (scene: Scene): CircleNode => only(scene.getFilteredDescendants(CircleNode));

const scriptsOf = (scene: Scene): string[] =>
  scene.assetsLibrary.getAssets().map((asset) => (asset instanceof TextAsset ? asset.text.trim() : ''));

test('each step runs on what the steps before it have built', async () => {
  expect(STEPS).toHaveLength(7);
  for (let count = 1; count <= STEPS.length; count++) {
    const scene = await sceneAfter(count);
    const failures = failuresOf(scene);
    scene.start();
    scene.step(120);
    expect(failures).toEqual([]);
  }
});

test.each([
  [2, 'first-drop'],
  [3, 'first-bounce'],
  [4, 'first-motor'],
  [7, 'bouncing-ball'],
])('the live scene of step %d is what its steps have built, and runs alike', async (step, file) => {
  const built = await sceneAfter(step);
  const { scene: shown } = await createStage(readFileSync(`content/docs/scenes/${file}.js`, 'utf8'));
  expect(scriptsOf(built)).toEqual(scriptsOf(shown));
  for (let seconds = 0; seconds <= 12; seconds += 3) {
    expect(stateDigest(built)).toBe(stateDigest(shown));
    built.step(180);
    shown.step(180);
  }
});

test('step 2: the ball falls 3.5 m in 0.85 s, lands at 8.3 m/s and stays on the floor', async () => {
  const scene = await sceneAfter(2);
  const ball = ballOf(scene);
  const landing = Math.sqrt((2 * 3.5) / 9.8);
  expect(landing).toBeCloseTo(0.85, 2);
  expect(9.8 * landing).toBeCloseTo(8.3, 1);
  scene.step(Math.floor(landing * 60));
  expect(ball.y).toBeGreaterThan(-1.5);
  expect(ball.linearVelocity).toBeLessThan(9.8 * landing);
  scene.step(60);
  expect(ball.y).toBeCloseTo(-1.5, 1);
  expect(ball.linearVelocity).toBeCloseTo(0, 1);
});

test('step 3: the ball leaves the floor again', async () => {
  const scene = await sceneAfter(3);
  scene.step(60);
  expect(ballOf(scene).linearVelocityY).toBeGreaterThan(4);
});

test('step 4: the bar turns once in 3.1 s', async () => {
  const scene = await sceneAfter(4);
  scene.step(Math.round(Math.PI * 60)); // 2 rad/s
  const bar = only(scene.getFilteredDescendants(RectangleNode).filter(({ bodyType }) => bodyType === 'dynamic'));
  expect(bar.angle).toBeGreaterThan(356);
  expect(bar.angle).toBeLessThan(364);
});

test('step 5: the graph has the height of the ball at every step', async () => {
  const scene = await sceneAfter(6);
  const graph = only(scene.getFilteredDescendants(GraphNode));
  scene.step(30);
  expect(graph.getPoints()).toHaveLength(30);
  expect(graph.getPoints().at(-1)?.y).toBeCloseTo(ballOf(scene).y, 9);
});

test('step 6: after 10 s the ball is dropped again', async () => {
  const scene = await sceneAfter(7);
  scene.step(600);
  expect(ballOf(scene).y).toBeLessThan(0);
  scene.step(1);
  expect(ballOf(scene).y).toBeCloseTo(2, 1);
});

/** The text below a live scene of the tutorial, with some values of its parameters. */
async function shownWith(file: string, values: string) {
  const code = readFileSync(`content/docs/scenes/${file}.js`, 'utf8');
  const { scene, readouts } = await createStage(code, { values: new Map(new URLSearchParams(values)) });
  return { scene, shown: (name: string) => Number(readouts.read().find((each) => each.name === name)?.text) };
}

test('the answers are what the scenes do', async () => {
  const [heavy, light] = [await shownWith('first-drop', 'density=10'), await shownWith('first-drop', '')];
  expect(Math.abs(heavy.shown('Mass') - 10 * light.shown('Mass'))).toBeLessThan(0.1);
  for (let step = 0; step < 60; step++) {
    for (const { scene } of [heavy, light]) scene.step();
    expect(heavy.shown('Height')).toBe(light.shown('Height'));
  }
  const half = await shownWith('first-bounce', 'restitution=0.71');
  half.scene.step(60);
  expect(half.shown('Top of this flight')).toBeCloseTo(1.75, 1);
  const motor = await shownWith('first-motor', 'motor-speed=6.3');
  motor.scene.step(60);
  expect(motor.shown('Turns')).toBeCloseTo(1, 2);
  const { scene: moon } = await shownWith('bouncing-ball', 'gravity=1.6');
  const ball = ballOf(moon);
  while (ball.linearVelocityY <= 0) moon.step();
  expect(moon.time).toBeCloseTo(2.1, 1);
  expect(ball.y + 1.5 + ball.linearVelocityY ** 2 / 3.2).toBeCloseTo(2.24, 2);
});
