import type { NodeFailure, Scene } from '@physics-editor/runtime';
import type { ScriptFailure } from '@physics-editor/runtime/core/scene-error';

/** An error in a scene. */
export type Failure = NodeFailure | ScriptFailure;

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'node' in value && 'message' in value;

/** Reports every failure of a scene's scripts and nodes from now on. */
export function onFailure(scene: Scene, report: (failure: Failure) => void): void {
  for (const event of ['scriptFailed', 'nodeFailed']) {
    scene.on(event, (failure) => {
      if (isFailure(failure)) report(failure);
    });
  }
}

/** A list that collects every failure of a scene from now on. */
export function failuresOf(scene: Scene): readonly Failure[] {
  const failures: Failure[] = [];
  onFailure(scene, (failure) => failures.push(failure));
  return failures;
}
