import type { Scene } from '@physics-editor/markdown/scenes/live-scenes';
import { readReference } from '@physics-editor/reference/read-reference';
import { sceneLibrary, unrecordedRuns } from '@physics-editor/player/checker/cached-runs';
import { readExamples } from './examples/read-examples';
import { findTextScenes } from './find-scenes';
import { recordOf } from '@physics-editor/player/checker/recorded-runs';
import { STEPS, type SceneProblem } from '@physics-editor/player/checker/scene-checker';

export { RUNS } from '@physics-editor/player/checker/recorded-runs';

/** The file of recorded states, below the project's root. */
export const RECORD = 'content/scene-states.json';

/** The name of a scene: its path below `content/`, without the extension. */
const nameOf = ({ poster }: Scene): string => poster.file.replace(/\.png$/, '');

/** What `npm run scene-states` records of all scenes. */
interface Recorded {
  /** Sorted digests of the final states, by name. */
  readonly states: Record<string, string>;
  /** The text of the file of runs. */
  readonly runs: string;
  /** The problems of scenes that failed, by name. */
  readonly problems: Record<string, SceneProblem>;
}

/** Runs all scenes, or takes the runs from the cache, but not from the record. */
export async function sceneStates(root: string): Promise<Recorded> {
  const { scenes } = await findTextScenes(root);
  const runScene = unrecordedRuns(root);
  const runAll = (all: readonly Scene[], steps: number) =>
    all.map(async (scene) => {
      return { name: nameOf(scene), code: scene.code, steps, run: await runScene(scene.code, steps) };
    });
  const { examples } = readExamples((await readReference(root)).symbols);
  const ends = await Promise.all([...runAll(scenes, STEPS.record), ...runAll(examples, STEPS.example)]);
  ends.sort((a, b) => (a.name < b.name ? -1 : 1));
  const sound = ends.filter(({ run }) => !('problem' in run));
  return {
    states: Object.fromEntries(ends.flatMap(({ name, run }) => ('state' in run ? [[name, run.state]] : []))),
    runs: recordOf(sceneLibrary(root), sound),
    problems: Object.fromEntries(ends.flatMap(({ name, run }) => ('problem' in run ? [[name, run.problem]] : []))),
  };
}
