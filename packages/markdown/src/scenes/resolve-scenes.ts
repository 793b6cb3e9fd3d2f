import type { Blockquote, Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { fault, warn } from '@physics-editor/lib/content/messages';
import { STEPS, type ScenePanel } from '@physics-editor/player/checker/scene-checker';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { BLANK_PICTURE } from '../pictures/blank-picture';
import { replaceNodes } from '../replace-nodes';
import { findLiveScenes, sceneFigure, type LiveScene, type ReferencePage } from './live-scenes';
import { checkParameterLinks } from './parameter-links';
import { brokenRules } from './scene-rules';
import { usedNames } from './used-names';
import { PictureError, pictureFault, readable } from '../pictures/read-picture';
import { apiValue, type References } from '../plugins/remark-references';
import type { Dependency, TextScene } from '../types';

/** Number of blocks of a text that count as the top of its page. */
const TOP = 3;

/** Replaces scenes by figures with poster and listing, and reports errors of their code. Returns the scenes and the dependencies of the result. */
export async function resolveScenes(
  tree: Root,
  { file, eager }: { file: string; eager: boolean },
  references: References,
  vfileOf: (file: string) => VFile,
): Promise<{ scenes: TextScene[]; dependencies: Dependency[] }> {
  const dependencies: Dependency[] = [];
  const vfile = vfileOf(file);
  const found = await findLiveScenes(tree, file, references.source, vfile);
  const panels = new Map(
    await Promise.all(
      found.map(async (scene) => [scene.id, await panelOf(scene, references, vfileOf(scene.origin.file))] as const),
    ),
  );
  checkParameterLinks(tree, panels, vfile);
  // A poster at the top of the page is loaded eagerly if the text contains no other picture.
  const top = new Set<unknown>(eager && !hasPicture(tree) ? tree.children.slice(0, TOP) : []);
  const first = found.find(({ node }) => top.has(node));
  const figures = new Map<LiveScene['node'], Blockquote>();
  const scenes: TextScene[] = [];
  for (const scene of found) {
    const { node, id, title, alt, code } = scene;
    const { file: poster } = scene.poster;
    const digest = await references.pictureDigest(poster);
    dependencies.push({ kind: 'picture', file: poster, value: digest });
    if (!scene.isOpen) {
      const { file: origin } = scene.origin;
      dependencies.push({ kind: 'file', file: origin, value: await references.pictureDigest(origin) });
    }
    if (digest === null) {
      const report = isDevelop() ? warn : fault;
      report(vfile, node, `This scene has no poster ${shownPath(poster)}.`, 'run "npm run posters"');
    }
    const picture = digest === null ? BLANK_PICTURE : await readable(references.picture(poster));
    if (picture instanceof PictureError) {
      const { message } = pictureFault(shownPath(poster), picture);
      fault(vfile, node, message, 'delete it and run "npm run posters"');
      continue;
    }
    const panel = panels.get(id);
    const { pages, dependencies: ofNames } = referencePages(code, references);
    dependencies.push(...ofNames);
    figures.set(node, sceneFigure(scene, picture, { eager: scene === first, panel, pages }));
    scenes.push({ id, title, description: alt, poster: picture, code, parameters: panel?.parameters ?? [] });
  }
  replaceNodes(tree, figures);
  return { scenes, dependencies };
}

/** The pages of the API that describe what code uses. */
function referencePages(code: string, { apiLink }: References): { pages: ReferencePage[]; dependencies: Dependency[] } {
  const links = usedNames(code).map((name) => ({ name, link: apiLink(name) }));
  return {
    pages: links.flatMap(({ name, link }) => (link.kind === 'page' ? [{ name, path: link.path }] : [])),
    dependencies: links.map(({ name, link }) => ({ kind: 'api', file: name, value: apiValue(link) })),
  };
}

function hasPicture(tree: Root): boolean {
  const pictures: Image[] = [];
  visit(tree, 'image', (picture) => void pictures.push(picture));
  return pictures.length > 0;
}

/** Reports errors in the code of a scene; returns its parameters and readouts if there are none. */
async function panelOf(
  { code, origin }: LiveScene,
  { runScene }: References,
  vfile: VFile,
): Promise<ScenePanel | undefined> {
  for (const { line, message, hint } of brokenRules(code))
    fault(vfile, undefined, message, hint).line = origin.line + line;
  const run = await runScene(code, STEPS.check);
  if (!run) return undefined;
  if (!('problem' in run)) return { parameters: run.parameters, readouts: run.readouts };
  const { problem } = run;
  const line = Math.max(origin.line + problem.line, 1);
  fault(vfile, undefined, problem.message, `correct the code; it runs here for ${STEPS.check} steps`).line = line;
  return undefined;
}
