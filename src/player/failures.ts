import type { NodeFailure, Scene } from '../runtime';
import type { ScriptFailure } from '../runtime/scripts/script-failure';

/** What went wrong in a scene. */
export type Failure = NodeFailure | ScriptFailure;

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'node' in value && 'message' in value;

/** Calls back with every failure of the scripts and nodes of a scene from now on. */
export function onFailure(scene: Scene, report: (failure: Failure) => void): void {
  for (const event of ['scriptFailed', 'nodeFailed']) {
    scene.on(event, (failure) => {
      if (isFailure(failure)) report(failure);
    });
  }
}

/** A list that every failure of a scene comes into from now on. */
export function failuresOf(scene: Scene): readonly Failure[] {
  const failures: Failure[] = [];
  onFailure(scene, (failure) => failures.push(failure));
  return failures;
}
