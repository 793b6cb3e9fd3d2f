import { setImmediate } from 'node:timers/promises';
import { setAssetLoader } from '@physics-editor/runtime';
import type { SceneProblem, SceneRun } from '../checker/scene-checker';
import type { Failure } from '../failures';
import { installPortableMath } from './portable-math';
import { silence } from '../sound/silence';
import { createStage, lineOf, type Stage } from '../stage/stage';
import { stateDigest } from './state-digest';
import { stepRate } from '../timers/loop';
import { VirtualTimers } from '../timers/virtual-timers';

/** Runs a scene without drawing, sound or loading; pictures count as one pixel. Returns the first problem, if any. */
export async function runScene(code: string, steps: number): Promise<SceneRun> {
  setAssetLoader(() => Promise.resolve({ content: {}, width: 1, height: 1 }));
  const timers = new VirtualTimers();
  const removeTimers = timers.install();
  const removeMath = installPortableMath();
  // Includes unhandled rejections.
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', note);
  try {
    const failures: Failure[] = [];
    const onFailure = (failure: Failure) => void failures.push(failure);
    const stage = await making(createStage(code, { libraries: silence, onFailure }), timers, uncaught);
    const initial = stage?.readouts.read() ?? [];
    const problem = stage && (await problemWhileRunning(stage, failures, steps, timers));
    // Node reports rejections once all pending callbacks have run.
    await setImmediate();
    if (problem) return { problem };
    if (!stage || uncaught.length > 0) return { problem: problemFrom(uncaught[0]) };
    const state = stateDigest(stage.scene);
    const { parameters, readouts } = stage;
    readouts.read();
    if (readouts.error !== undefined) return { problem: problemFrom(readouts.error) };
    return { state, parameters: parameters.all, readouts: initial };
  } catch (error) {
    return { problem: problemFrom(error) };
  } finally {
    process.off('uncaughtException', note);
    removeTimers();
    removeMath();
  }
}

/** Waits until a scene is created; timers of its code fire at once. Returns undefined after an uncaught error. */
async function making(
  stage: Promise<Stage>,
  timers: VirtualTimers,
  uncaught: readonly unknown[],
): Promise<Stage | undefined> {
  let pending = 1;
  const settle = () => {
    pending--;
  };
  stage.then(settle, settle);
  while (pending > 0 && uncaught.length === 0) {
    await setImmediate();
    if (pending > 0) timers.skipToNext();
  }
  return pending > 0 ? undefined : stage;
}

async function problemWhileRunning(
  { scene, player }: Stage,
  failures: readonly Failure[],
  steps: number,
  timers: VirtualTimers,
): Promise<SceneProblem | undefined> {
  scene.start();
  for (let at = 0; at < steps && failures.length === 0; at++) {
    scene.step();
    timers.advance(1000 / stepRate(player.speed));
    // Promises of scripts settle between two steps, as in a browser.
    await Promise.resolve();
  }
  const [failure] = failures;
  if (failure) return { message: failure.message, line: 'line' in failure ? (failure.line ?? 0) : 0 };
  return scene.getDescendants().every(({ x, y, angle }) => Number.isFinite(x + y + angle))
    ? undefined
    : { message: 'The position of a node is not a number.', line: 0 };
}

const problemFrom = (error: unknown): SceneProblem => ({ message: String(error), line: lineOf(error) ?? 0 });
