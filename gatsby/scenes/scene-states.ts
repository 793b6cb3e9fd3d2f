import type { Scene } from '../mdx/scenes/live-scenes';
import { cachedRuns } from './cached-runs';
import { readExamples } from './examples/read-examples';
import { findTextScenes } from './find-scenes';
import { STEPS, type SceneProblem } from './scene-checker';

/** The file of recorded states, below the project's root. */
export const RECORD = 'content/scene-states.json';

/** The name of a scene: its path below `content/`, without the extension. */
const nameOf = ({ poster }: Scene): string => poster.file.replace(/\.png$/, '');

/** The final states of all scenes: sorted digests by name, and the problems of scenes that failed. */
export async function sceneStates(
  root: string,
): Promise<{ states: Record<string, string>; problems: Record<string, SceneProblem> }> {
  const { scenes } = await findTextScenes(root);
  const run = cachedRuns(root);
  const runAll = (all: readonly Scene[], steps: number) =>
    all.map(async (scene) => [nameOf(scene), await run(scene.code, steps)] as const);
  const { examples } = readExamples(root);
  const ends = await Promise.all([...runAll(scenes, STEPS.record), ...runAll(examples, STEPS.example)]);
  ends.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    states: Object.fromEntries(ends.flatMap(([name, end]) => ('state' in end ? [[name, end.state]] : []))),
    problems: Object.fromEntries(ends.flatMap(([name, end]) => ('problem' in end ? [[name, end.problem]] : []))),
  };
}
