import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createStage } from '@physics-editor/player/stage/stage';
import type { Scene } from '@physics-editor/runtime';
import { CLAIMS, type Claim } from './claims';
import { at, boxes, numbersIn } from './measure';

async function sceneOf({
  page,
  scene,
  change = [],
  values,
}: Pick<Claim, 'page' | 'scene' | 'change' | 'values'>): Promise<Scene> {
  let code = readFileSync(join('content', dirname(page), scene), 'utf8');
  for (const [from, to] of change) {
    if (!code.includes(from)) throw new Error(`${scene} has no "${from}".`);
    code = code.replaceAll(from, to);
  }
  const stage = await createStage(code, { values: new Map(new URLSearchParams(values)) });
  if (stage.parameters.note !== '') throw new Error(`${scene}: ${stage.parameters.note}`);
  return stage.scene;
}

beforeEach(() => {
  // Without a library of sounds, scenes stay silent, and say so.
  jest.spyOn(console, 'warn').mockImplementation();
});

test.each(CLAIMS)('$page: "$words"', async (claim) => {
  const page = readFileSync(join('content', claim.page), 'utf8').replaceAll(/\s+/g, ' ');
  expect(page).toContain(claim.words);
  const expected = numbersIn(claim.words);
  const measured = claim.measure(await sceneOf(claim));
  expect(measured).toHaveLength(expected.length);
  const differences = measured.map((value, index) => Math.abs(value - at(expected, index)));
  // An infinite or undefined result is no agreement.
  expect(differences.filter((difference) => !(difference <= claim.within + 1e-9))).toEqual([]);
});

test.each([
  [60, false],
  [20, true],
])('docs/faq.mdx: at %d m/s the ball that is no bullet meets its crate: %s', async (speed, isHit) => {
  expect(readFileSync('content/docs/faq.mdx', 'utf8')).toContain(`At ${speed} m/s`);
  const scene = await sceneOf({
    page: 'docs/faq.mdx',
    scene: 'scenes/fast-bodies.js',
    change: [['y, 60)', `y, ${speed})`]],
  });
  scene.step(110); // the balls are shot after 60
  const [unprotected = 0, bullet = 0] = boxes(scene).map(({ angle }) => Math.abs(angle));
  expect(unprotected > 1).toBe(isHit);
  expect(bullet).toBeGreaterThan(1);
});

test.each([
  [0.5, 1, 'at 0.5 m the first domino is stopped'],
  [0.6, 12, 'At 0.6 m and at 0.9 m'],
  [0.9, 12, 'At 0.6 m and at 0.9 m'],
  [1.05, 1, 'beyond 1 m'],
])('docs/scripting/index.mdx: at a spacing of %d m, %d of 12 dominoes fall', async (spacing, fallen, words) => {
  expect(readFileSync('content/docs/scripting/index.mdx', 'utf8')).toContain(words);
  const scene = await sceneOf({
    page: 'docs/scripting/index.mdx',
    scene: '../scenes/domino-row.js',
    change: [['new DominoRow(8, 0.9).create(scene, { x: -3.4, y: 0 });', '']],
    values: `upper-spacing=${spacing}`,
  });
  scene.step(600);
  expect(boxes(scene).filter(({ angle }) => Math.abs(angle) > 14)).toHaveLength(fallen);
});

test.each([
  ['half-speed.js', '', 0.5, 60],
  ['fewer-steps.js', '', 0.5, 30],
  ['half-speed.js', 'player.speed = 2;', 1, 120],
])('node-scripts.mdx: %s %s makes %d of the speed, with %i steps per second', async (title, more, pace, rate) => {
  const page = readFileSync('content/docs/scripting/node-scripts.mdx', 'utf8');
  const [, code = ''] = new RegExp(`\`\`\`js title="${title}"\\n(.*?)\`\`\``, 's').exec(page) ?? [];
  const { scene, player } = await createStage(code + more);
  expect([60 * player.speed, 60 * player.speed * scene.timeStep]).toEqual([rate, pace]);
});
