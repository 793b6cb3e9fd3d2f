import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { digestOf } from '../digest.cjs';
import { openFileCache } from '../file-cache';
import { runScenes, type SceneRun } from './scene-checker';

/** The code that checks and runs scenes. */
const SCENE_CHECK = [
  'gatsby/scenes/scene-checker.ts',
  'gatsby/scenes/run-scenes.mjs',
  'gatsby/scenes/box2d-core.cjs',
  'gatsby/scenes/watchdog.mjs',
  'src/player/headless/headless.ts',
];

type RunScene = (code: string) => Promise<SceneRun>;

/** The runs below each root, which share their processes. */
const runners = new Map<string, RunScene>();

/** Runs the code of scenes, each once; code that ran without a problem in an earlier build is not run again. */
export function cachedRuns(root: string): RunScene {
  const known = runners.get(root) ?? createRuns(root);
  runners.set(root, known);
  return known;
}

function createRuns(root: string): RunScene {
  const runScene = runScenes(root);
  const library = digestOf(root, SCENE_CHECK);
  const cache = openFileCache(root, 'scene-runs');
  const runs = new Map<string, Promise<SceneRun>>();

  const runOnce = async (code: string): Promise<SceneRun> => {
    const name = `${createHash('sha256').update(library).update(code).digest('hex').slice(0, 32)}.json`;
    const cached = cache.find(name);
    if (cached !== undefined) {
      const known: SceneRun = JSON.parse(readFileSync(cached, 'utf8'));
      return known;
    }
    const run = await runScene(code);
    if (!('problem' in run)) cache.store(name, JSON.stringify(run));
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
