import { existsSync } from 'node:fs';
import { join } from 'node:path';
import posters from '../../content/posters.json';
import { SCENE_WIDTH, findScenes } from '../../gatsby/scenes/find-scenes';
import { posterDigest } from '@physics-editor/player/headless/poster-digest';
import { again, isFull, sample } from '@physics-editor/lib/testing/effort';

// A machine may do other work.
jest.setTimeout(480_000);

const found = findScenes(process.cwd());

test('all scenes are valid, each with a poster of its own, and every poster has a scene', async () => {
  const { scenes, faults } = await found;
  expect(faults).toEqual([]);
  const files = scenes.map(({ poster }) => poster.file);
  expect(files.filter((file) => !existsSync(join('content', file)))).toEqual([]);
  expect(Object.keys(posters).sort()).toEqual(files.sort());
});

test(`${isFull ? 'all posters' : 'a sample of posters'} are up to date; "npm run posters" renders those that are not (${again})`, async () => {
  const { scenes } = await found;
  const noted: Record<string, string> = posters;
  const digests: Record<string, string> = {};
  for (const { code, height, poster } of sample(scenes, { every: 18 })) {
    const canvas = { width: SCENE_WIDTH, height, pixelRatio: poster.width / SCENE_WIDTH };
    digests[poster.file] = await posterDigest({ code, steps: Math.round(poster.seconds * 60), ...canvas });
  }
  expect(Object.keys(digests).filter((file) => digests[file] !== noted[file])).toEqual([]);
});
