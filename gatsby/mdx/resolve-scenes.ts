import type { Root } from 'mdast';
import { shownPath } from '../checks/content-files';
import { findLiveScenes, sceneFigure, type LiveScene } from './live-scenes';
import type { References } from './remark-references';
import type { Report } from './report';
import { replace } from './tree';
import type { Dependency } from './types';

/** Scenes become figures with their posters and listings, once they have run without an error. Returns what the result depends on. */
export async function resolveScenes(
  tree: Root,
  file: string,
  references: References,
  reportIn: (file: string) => Report,
): Promise<Dependency[]> {
  const dependencies: Dependency[] = [];
  const scenes = await findLiveScenes(tree, file, references.source, reportIn(file));
  await Promise.all(scenes.map((scene) => checkCode(scene, references, reportIn(scene.origin.file))));
  for (const { place, ...scene } of scenes) {
    const { file: poster } = scene.poster;
    const digest = await references.pictureDigest(poster);
    dependencies.push({ kind: 'picture', file: poster, value: digest });
    if (!scene.isOpen) {
      const { file: origin } = scene.origin;
      dependencies.push({ kind: 'file', file: origin, value: await references.pictureDigest(origin) });
    }
    if (digest === null) {
      reportIn(file).fault(place.node, `This scene has no poster ${shownPath(poster)}.`, 'run "npm run posters"');
      continue;
    }
    replace(place, sceneFigure({ place, ...scene }, await references.picture(poster)));
  }
  return dependencies;
}

async function checkCode({ code, origin }: LiveScene, { checkScene }: References, report: Report): Promise<void> {
  const problem = await checkScene(code);
  if (!problem) return;
  const line = origin.line + problem.line;
  report.fault({ position: { start: { line } } }, problem.message, 'correct the code; it runs here for 300 steps');
}
