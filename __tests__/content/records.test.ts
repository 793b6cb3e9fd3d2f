import { readFileSync } from 'node:fs';
import { again, sample } from '@physics-editor/lib/testing/effort';
import { STEPS, runScenes } from '@physics-editor/player/checker/scene-checker';
import { findScenes } from '../../gatsby/scenes/find-scenes';
import { makeRecords } from '../../gatsby/scenes/records';
import { siteRuns } from '../../gatsby/scenes/runs';

// A machine may do other work.
jest.setTimeout(600_000);

test('the records are up to date; "npm run record" makes them anew', async () => {
  const { files, problems } = await makeRecords(process.cwd());
  expect(problems).toEqual([]);
  // Otherwise, the first build of each clone would run scenes and start the compiler.
  const stale = Object.entries(files).filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});

test(`scenes and examples end as recorded when they run again (${again})`, async () => {
  const { scenes } = await findScenes(process.cwd());
  const [run, recorded] = [runScenes(process.cwd()), siteRuns(process.cwd())];
  const runs = sample(scenes, { every: 18 }).map(async ({ code, poster }) => ({
    scene: poster.file,
    run: await run(code, STEPS),
    recorded: await recorded(code),
  }));
  for (const { scene, run: now, recorded: before } of await Promise.all(runs)) {
    expect({ scene, run: now }).toEqual({ scene, run: before });
  }
});
