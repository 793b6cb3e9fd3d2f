import { setAssetLoader } from '../runtime';
import { failuresOf } from './failures';
import { silence } from './silence';
import { SceneCodeError, createStage } from './stage';

/** What is wrong with a scene. */
export interface SceneProblem {
  readonly message: string;
  /** Line of its code, from 1; 0 if it is not known. */
  readonly line: number;
}

/** Runs a scene where nothing is drawn, heard or loaded; pictures count as one pixel. Gives what goes wrong first. */
export async function problemOf(code: string, steps: number): Promise<SceneProblem | undefined> {
  setAssetLoader(() => Promise.resolve({ content: {}, width: 1, height: 1 }));
  try {
    const { scene } = await createStage(code, { libraries: silence });
    const failures = failuresOf(scene);
    scene.start();
    for (let at = 0; at < steps && failures.length === 0; at++) {
      scene.step();
      // What scripts wait for comes between two steps, as in a browser.
      await Promise.resolve();
    }
    const [failure] = failures;
    if (failure) return { message: failure.message, line: 'line' in failure ? (failure.line ?? 0) : 0 };
    return scene.getDescendants().every(({ x, y, angle }) => Number.isFinite(x + y + angle))
      ? undefined
      : { message: 'A node is at a place that is no number.', line: 0 };
  } catch (error) {
    const line = error instanceof SceneCodeError ? (error.line ?? 0) : 0;
    return { message: String(error instanceof SceneCodeError ? error.cause : error), line };
  }
}
