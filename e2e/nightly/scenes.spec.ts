import { problemOf, runScenes } from '@physics-editor/player/checker/scene-checker';
import { here } from '../support/hosts/site-address';
import { readBuilt } from '../support/pages/built';
import { playThrough, scenesOf } from '../support/scenes';
import { openFolds } from '../support/showcase';
import { expect, test } from '../support/test';

const { scenes }: { scenes: { address: string; code: string }[] } = JSON.parse(readBuilt('/scenes.json').toString());
const pages = new Set(scenes.map(({ address }) => here(address).replace(/#.*/, '')));

// Pages of the reference have short examples, which run without a browser below.
for (const path of [...pages].filter((each) => !each.startsWith('/docs/api'))) {
  test(`every scene of ${path} runs from its poster, and its picture changes`, async ({ page }) => {
    test.slow();
    await openFolds(page, path);
    const all = await scenesOf(page).all();
    expect(all.length).toBeGreaterThan(0);
    for (const scene of all) await playThrough(page, scene);
  });
}

test('every scene and example runs for 30 s without an error', async () => {
  const runScene = runScenes(process.cwd());
  const runs = await Promise.all(scenes.map(({ code }) => runScene(code, 1800)));
  const problems = runs.map((run, at) => [scenes[at]?.address, problemOf(run)?.message]);
  expect(problems.filter(([, message]) => message !== undefined)).toEqual([]);
});
