import type { SceneRun } from '../../src/checker/scene-checker';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

const LIBRARY = 'packages/player/src/headless/headless.ts';
const RUNS = 'runs.json';
const CHECK = {
  'package-lock.json': '{}',
  'packages/player/src/checker/scene-checker.ts': '',
  'packages/player/src/checker/run-scenes.mjs': '',
  'packages/player/src/build/box2d-core.cjs': '',
  'packages/player/src/checker/watchdog.mjs': '',
  [LIBRARY]: 'export const gravity = 9.81;',
};

let ran: string[] = [];
jest.mock('../../src/checker/scene-checker', () => ({
  ...jest.requireActual<object>('../../src/checker/scene-checker'),
  runScenes: () => async (code: string) => {
    ran.push(code);
    return code === 'fly()' ? { problem: { message: 'fly is not defined', line: 1 } } : { state: code };
  },
}));

let root: string;
beforeEach(() => {
  ran = [];
  root = temporaryFolder(CHECK);
});

/** Runs codes as one build, whose processes know nothing of those of former builds. */
async function build(...codes: readonly string[]): Promise<SceneRun[]> {
  jest.resetModules();
  const { cachedRuns } = await import('../../src/checker/cached-runs');
  return Promise.all(codes.map((code) => cachedRuns(root, RUNS)(code)));
}

test('a scene runs once, and in later builds only if its code or the library has changed', async () => {
  const runs = await build('fall()', 'fall()');
  expect(ran).toEqual(['fall()']);
  expect(await build('fall()', 'fall()')).toEqual(runs);
  expect(ran).toEqual(['fall()']);

  await build('fall()', 'rise()');
  expect(ran).toEqual(['fall()', 'rise()']);
  writeFiles(root, { [LIBRARY]: 'export const gravity = 1.62;' });
  await build('fall()');
  expect(ran).toEqual(['fall()', 'rise()', 'fall()']);
});

test('a scene with a problem runs in each build', async () => {
  await build('fly()');
  await build('fly()');
  expect(ran).toEqual(['fly()', 'fly()']);
});

test('a build runs no scene that is in the record, unless its code or the library has changed or the record is damaged', async () => {
  const recordRuns = async () => {
    jest.resetModules();
    const { sceneLibrary } = await import('../../src/checker/cached-runs');
    const { recordOf } = await import('../../src/checker/recorded-runs');
    const run = { state: 'ab', parameters: [], readouts: [] };
    const library = await sceneLibrary(root);
    writeFiles(root, { [RUNS]: recordOf(library, [{ name: 'a', code: 'fall()', run }]) });
    return run;
  };
  const recorded = await recordRuns();
  expect(await build('fall()')).toEqual([recorded]);
  expect(ran).toEqual([]);
  await build('rise()');
  expect(ran).toEqual(['rise()']);

  writeFiles(root, { [LIBRARY]: 'export const gravity = 1.62;' });
  await build('fall()');
  expect(ran).toEqual(['rise()', 'fall()']);

  writeFiles(root, { [LIBRARY]: 'export const gravity = 3.72;' });
  await recordRuns();
  writeFiles(root, { [RUNS]: '<<<<<<< ours' });
  await build('fall()');
  expect(ran).toEqual(['rise()', 'fall()', 'fall()']);
});
