import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { openFileCache } from '@physics-editor/lib/build/file-cache';
import { recordedRuns } from './recorded-runs';
import { STEPS, runScenes, type SceneRun } from './scene-checker';

/** The code that checks and runs scenes. */
const SCENE_CHECK = [
  'packages/player/src/checker/scene-checker.ts',
  'packages/player/src/checker/run-scenes.mjs',
  'packages/player/src/build/box2d-core.cjs',
  'packages/player/src/checker/watchdog.mjs',
  'packages/player/src/headless/headless.ts',
];

type RunScene = (code: string) => Promise<SceneRun>;

/** The digest of the code that checks and runs scenes, below the project's root. */
export const sceneLibrary = (root: string): Promise<string> => digestOf(root, SCENE_CHECK);

/** The runs by the file of their record, which share their processes. */
const runners = new Map<string, RunScene>();

/** Runs the code of scenes, each once; code that has run without a problem before, here or for the record, a file below `root`, is not run again. */
export function cachedRuns(root: string, record: string): RunScene {
  const file = join(root, record);
  const known = runners.get(file) ?? createRuns(root, file);
  runners.set(file, known);
  return known;
}

function createRuns(root: string, record: string): RunScene {
  const runScene = runScenes(root);
  const library = sceneLibrary(root).then((digest) => ({
    recorded: recordedRuns(record, digest),
    nameOf: (code: string): string =>
      `${createHash('sha256').update(digest).update(code).digest('hex').slice(0, 32)}.json`,
  }));
  // Whoever runs a scene gets the error.
  library.catch(() => undefined);
  const cache = openFileCache(root, 'scene-runs');
  const runs = new Map<string, Promise<SceneRun>>();

  const runOnce = async (code: string): Promise<SceneRun> => {
    const { recorded, nameOf } = await library;
    const known = recorded(code);
    if (known) return known;
    const cached = cache.find(nameOf(code));
    if (cached !== undefined) {
      const run: SceneRun = JSON.parse(readFileSync(cached, 'utf8'));
      return run;
    }
    const run = await runScene(code, STEPS);
    if (!('problem' in run)) cache.store(nameOf(code), JSON.stringify(run));
    return run;
  };
  return (code) => {
    const known = runs.get(code);
    if (known) return known;
    const run = runOnce(code);
    runs.set(code, run);
    run.catch(() => runs.delete(code));
    return run;
  };
}
