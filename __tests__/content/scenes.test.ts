import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findScenes } from '../../gatsby/scenes/find-scenes';
import { SceneChecker } from '../../gatsby/scenes/scene-checker';

const STEPS = 600;
const LONGEST = 120;

const found = findScenes(process.cwd());
const checker = new SceneChecker(process.cwd(), LONGEST, STEPS);

test('all scenes are written as they should be, each with a poster of its own', async () => {
  const { scenes, faults } = await found;
  expect(faults).toEqual([]);
  const posters = scenes.map(({ poster }) => poster.file);
  expect(posters.filter((file) => !existsSync(join('content', file)))).toEqual([]);
  expect(scenes.length).toBeGreaterThanOrEqual(24);
});

test(
  `every scene runs for ${STEPS} steps without an error`,
  async () => {
    const { scenes } = await found;
    const problems = await Promise.all(
      scenes.map(async ({ code, origin }) => ({ file: origin.file, problem: await checker.check(code) })),
    );
    expect(problems.filter(({ problem }) => problem)).toEqual([]);
  },
  4 * LONGEST * 1000,
);
