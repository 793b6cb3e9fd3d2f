import { existsSync } from 'node:fs';
import { join } from 'node:path';
import posters from '../../content/posters.json';
import { SCENE_WIDTH, findScenes } from '../../gatsby/scenes/find-scenes';
import { posterDigest } from '../../src/player/headless/poster-digest';

/** A machine may do other work. */
const PATIENCE = 480_000;

const found = findScenes(process.cwd());

test('all scenes are valid, each with a poster of its own', async () => {
  const { scenes, faults } = await found;
  expect(faults).toEqual([]);
  const posters = scenes.map(({ poster }) => poster.file);
  expect(posters.filter((file) => !existsSync(join('content', file)))).toEqual([]);
  expect(scenes.length).toBeGreaterThanOrEqual(24);
});

test(
  'every poster is up to date; "npm run posters" renders those that are not',
  async () => {
    const { scenes } = await found;
    const digests: Record<string, string> = {};
    for (const { code, height, poster } of scenes) {
      const canvas = { width: SCENE_WIDTH, height, pixelRatio: poster.width / SCENE_WIDTH };
      digests[poster.file] = await posterDigest({ code, steps: Math.round(poster.seconds * 60), ...canvas });
    }
    expect(posters).toEqual(digests);
  },
  PATIENCE,
);
