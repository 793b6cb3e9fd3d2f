import type { Scene } from '@physics-editor/markdown/scenes/live-scenes';
import { sceneLibrary } from '@physics-editor/player/checker/cached-runs';
import { recordOf as runsOf } from '@physics-editor/player/checker/recorded-runs';
import { readReference } from '@physics-editor/reference/read-reference';
import { RECORD as REFERENCE, recordOf as referenceOf } from '@physics-editor/reference/record';
import { readUses, scriptDigest } from '@physics-editor/reference/uses/scene-uses';
import { scriptsOf } from '../sections/api/scenes';
import { readExamples } from './examples/read-examples';
import { findTextScenes } from './find-scenes';
import { RUNS, siteRuns } from './runs';

/** The name of a scene: its path below `content/`, without the extension. */
const nameOf = ({ poster }: Scene): string => poster.file.replace(/\.png$/, '');

/** What `npm run record` writes. */
interface Records {
  /** Texts by file: the runs of all scenes with digests of their final states, and the reference with what scenes use of it. */
  readonly files: Readonly<Record<string, string>>;
  /** Faults of the library, and scenes that failed, each as a line. */
  readonly problems: readonly string[];
}

/** Makes the records anew: runs and reads what has changed since they were written. */
export async function makeRecords(root: string): Promise<Records> {
  const runScene = siteRuns(root);
  const runAll = (all: readonly Scene[]) =>
    all.map(async (scene) => ({ name: nameOf(scene), code: scene.code, run: await runScene(scene.code) }));
  const { scenes } = await findTextScenes(root);
  // They run while the compiler reads the library.
  const runs = runAll(scenes);
  const library = await readReference(root);
  const { digest, symbols, faults } = library;
  const { examples } = readExamples(symbols);
  runs.push(...runAll(examples));
  const scripts = scriptsOf(scenes, examples);
  const used = await readUses(root, library, scripts);
  const uses = Object.fromEntries(
    scripts.map((script) => [scriptDigest(script), used.get(script.code + script.added) ?? []]),
  );

  const ends = await Promise.all(runs);
  return {
    files: {
      [RUNS]: runsOf(await sceneLibrary(root), ends),
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
