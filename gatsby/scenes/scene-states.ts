import type { LiveScene } from '../mdx/scenes/live-scenes';
import { findScenes } from './find-scenes';
import { runScenes, type SceneProblem } from './scene-checker';

/** Ten seconds: what only goes wrong later is rare. */
export const STEPS = 600;
/** The most processor time that a scene may take for its steps, in s. */
const LONGEST = 120;
/** Where the states are noted, below the project's root. */
export const RECORD = 'content/scene-states.json';

/** A scene by its file below `content/`, without the ending. */
const nameOf = ({ poster }: LiveScene): string => poster.file.replace(/\.png$/, '');

/** How all scenes of the site end: digests of their states by their names, in order, and what has gone wrong in the others. */
export async function sceneStates(
  root: string,
): Promise<{ states: Record<string, string>; problems: Record<string, SceneProblem> }> {
  const { scenes } = await findScenes(root);
  const run = runScenes(root, LONGEST, STEPS);
  const ends = await Promise.all(scenes.map(async (scene) => [nameOf(scene), await run(scene.code)] as const));
  ends.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    states: Object.fromEntries(ends.flatMap(([name, end]) => ('state' in end ? [[name, end.state]] : []))),
    problems: Object.fromEntries(ends.flatMap(([name, end]) => ('problem' in end ? [[name, end.problem]] : []))),
  };
}
