import type { Scene } from '@physics-editor/markdown/scenes/live-scenes';
import { sceneLibrary, unrecordedRuns } from '@physics-editor/player/checker/cached-runs';
import { recordOf as runsOf } from '@physics-editor/player/checker/recorded-runs';
import { STEPS } from '@physics-editor/player/checker/scene-checker';
import { libraryDigest, unrecordedReference } from '@physics-editor/reference/read-reference';
import { RECORD as REFERENCE, recordOf as referenceOf } from '@physics-editor/reference/record';
import { readUses, scriptDigest } from '@physics-editor/reference/uses/scene-uses';
import { scriptsOf } from '../sections/api/scenes';
import { readExamples } from './examples/read-examples';
import { findTextScenes } from './find-scenes';
import { RUNS } from './runs';

/** The file of final states, below the project's root. */
export const STATES = 'content/scene-states.json';

/** The name of a scene: its path below `content/`, without the extension. */
const nameOf = ({ poster }: Scene): string => poster.file.replace(/\.png$/, '');

/** What `npm run record` writes. */
interface Records {
  /** Texts by file: digests of the final states of all scenes, what builds need of their runs, and the reference with what scenes use of it. */
  readonly files: Readonly<Record<string, string>>;
  /** Faults of the library, and scenes that failed, each as a line. */
  readonly problems: readonly string[];
}

/** Runs all scenes and reads the library, or takes the results from the cache, but not from the records. */
export async function makeRecords(root: string): Promise<Records> {
  const digest = await libraryDigest(root);
  const [{ symbols, faults }, { scenes }] = await Promise.all([
    unrecordedReference(root, digest),
    findTextScenes(root),
  ]);
  const { examples } = readExamples(symbols);
  const scripts = scriptsOf(scenes, examples);
  const used = await readUses(root, { digest, uses: {} }, scripts);
  const uses = Object.fromEntries(
    scripts.map((script) => [scriptDigest(script), used.get(script.code + script.added) ?? []]),
  );

  const runScene = unrecordedRuns(root);
  const steps = STEPS.record;
  const ends = await Promise.all(
    [...scenes, ...examples].map(async (scene) => {
      return { name: nameOf(scene), code: scene.code, steps, run: await runScene(scene.code, steps) };
    }),
  );
  ends.sort((a, b) => (a.name < b.name ? -1 : 1));
  const states = Object.fromEntries(ends.flatMap(({ name, run }) => ('state' in run ? [[name, run.state]] : [])));
  return {
    files: {
      [STATES]: `${JSON.stringify(states, null, 2)}\n`,
      [RUNS]: runsOf(
        await sceneLibrary(root),
        ends.filter(({ run }) => !('problem' in run)),
      ),
      [REFERENCE]: referenceOf(digest, { symbols, uses }),
    },
    problems: [
      ...faults.map(({ file, line, message }) => `${file}:${line} ${message}`),
      ...ends.flatMap(({ name, run }) =>
        'problem' in run ? [`${name}:${run.problem.line} ${run.problem.message}`] : [],
      ),
    ],
  };
}
