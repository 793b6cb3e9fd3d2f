import { existsSync } from 'node:fs';
import { join } from 'node:path';
import posters from '../../content/posters.json';
import { SCENE_WIDTH, findScenes } from '../../gatsby/scenes/find-scenes';
import { SceneChecker } from '../../gatsby/scenes/scene-checker';
import { posterDigest } from '../../src/player/poster-digest';
import { effort } from '../support/effort';

const STEPS = effort(60, 600);
const LONGEST = 120;
/** As `npm run posters` draws them, in pixels. */
const POSTER_WIDTH = 2060;

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

test(
  'every poster is noted as the picture that would be drawn now; "npm run posters" draws what is not',
  async () => {
    const { scenes } = await found;
    const digests: Record<string, string> = {};
    for (const { code, height, poster } of scenes) {
      const canvas = { width: SCENE_WIDTH, height, pixelRatio: POSTER_WIDTH / SCENE_WIDTH };
      digests[poster.file] = await posterDigest({ code, steps: Math.round(poster.seconds * 60), ...canvas });
    }
    expect(posters).toEqual(digests);
  },
  4 * LONGEST * 1000,
);
