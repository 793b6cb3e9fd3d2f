import type { Blockquote, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { fault, warn } from '@physics-editor/lib/content/messages';
import { STEPS, type ScenePanel } from '@physics-editor/player/checker/scene-checker';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { BLANK_PICTURE } from '../pictures/blank-picture';
import { fileBeside } from '../linked-file';
import { replaceNodes } from '../nodes';
import { findLiveScenes, sceneFigure, type LiveScene, type ReferencePage } from './live-scenes';
import { brokenRules } from './scene-rules';
import { FILM } from '../pictures/read-film';
import { MediaError, mediaFault, readable } from '../pictures/read-picture';
import type { References, Surroundings } from '../plugins/remark-references';
import type { TextScene } from '../types';
import { nodesOf } from '../visit';
import type { AnyNode } from 'acorn';
import { childrenOf, isNamed, nameOf, scriptTree } from './script-tree';
import { isExternal, readFragment } from '@physics-editor/lib/addresses';
import { withValuesFirst } from '@physics-editor/lib/scenes/value-address';
import { problemWith } from '@physics-editor/player/messages/value-text';
import { suggest } from '@physics-editor/lib/content/fault';

/** Number of blocks of a text that count as the top of its page. */
const TOP = 3;

/** Replaces scenes by figures with poster and listing, and reports errors of their code. Sets `data.scenes`. */
export const remarkScenes: Plugin<[Surroundings], Root> =
  ({ text, references }) =>
  async (tree, vfile) => {
    const { file, eager } = text;
    const found = await findLiveScenes(tree, file, references.source, vfile);
    const runs = found.map(async (scene) => [scene.id, await panelOf(scene, references, vfile)] as const);
    const panels = new Map(await Promise.all(runs));
    checkParameterLinks(tree, panels, vfile);
    // A poster at the top of the page is loaded eagerly if the text contains no other picture.
    const top = new Set<unknown>(eager && !hasPicture(tree) ? tree.children.slice(0, TOP) : []);
    const first = found.find(({ node }) => top.has(node));
    const figures = new Map<LiveScene['node'], Blockquote>();
    const scenes: TextScene[] = [];
    for (const scene of found) {
      const { node, id, title, alt, code } = scene;
      const file = scene.poster.file;
      const drawn = await readable(references.picture(file));
      if (drawn === null) {
        const report = isDevelop() ? warn : fault;
        report(vfile, node, `This scene has no poster ${shownPath(file)}.`, 'run "npm run posters"');
      }
      const picture = drawn ?? BLANK_PICTURE;
      if (picture instanceof MediaError) {
        const { message } = mediaFault('picture', shownPath(file), picture);
        fault(vfile, node, message, 'delete it and run "npm run posters"');
        continue;
      }
      const panel = panels.get(id);
      const pages = referencePages(code, references);
      figures.set(node, sceneFigure(scene, picture, { eager: scene === first, panel, pages }));
      scenes.push({ id, title, description: alt, poster: picture, code, parameters: panel?.parameters ?? [] });
    }
    replaceNodes(tree, figures);
    vfile.data.scenes = scenes;
  };

/** The pages of the API that describe what code uses. */
const referencePages = (code: string, { apiLink }: References): ReferencePage[] =>
  usedNames(code).flatMap((name) => {
    const link = apiLink(name);
    return link.kind === 'page' ? [{ name, path: link.path }] : [];
  });

const hasPicture = (tree: Root): boolean => nodesOf(tree, ['image']).some(({ url }) => !FILM.test(url));

/** Reports errors in the code of a scene; returns its parameters and readouts if there are none. */
async function panelOf(
  { code, origin }: LiveScene,
  { runScene }: References,
  text: VFile,
): Promise<ScenePanel | undefined> {
  const vfile = fileBeside(text, origin.file);
  for (const { line, message, hint } of brokenRules(code))
    fault(vfile, undefined, message, hint).line = origin.line + line;
  const run = await runScene(code);
  if (!run) return undefined;
  if (!('problem' in run)) return { parameters: run.parameters, readouts: run.readouts };
  const { problem } = run;
  const line = Math.max(origin.line + problem.line, 1);
  fault(vfile, undefined, problem.message, `correct the code; it runs here for ${STEPS} steps`).line = line;
  return undefined;
}

/** Names of the API that code uses as `editor.<Name>`, in the order of their first use: classes and enums, not functions. */
function usedNames(code: string): readonly string[] {
  const names = new Set<string>();
  const visit = (node: AnyNode): void => {
    const name = nameOf(node);
    if (node.type === 'MemberExpression' && isNamed(node.object, 'editor') && /^[A-Z]/.test(name)) names.add(name);
    childrenOf(node).forEach(visit);
  };
  const root = scriptTree(code);
  if (root) visit(root);
  return [...names];
}

/**
 * Reports links to scenes of the same text, such as `#scene-pendulum?swing=30`, with values that the scene cannot take; `?swing=30#scene-pendulum` is
 * the same, and the form that all have on the page, since it leads to the scene without scripts, too. A link to an unknown scene is reported with
 * the other links.
 * @param panels - what each scene shows below its stage, by its anchor; undefined if its code has errors
 */
function checkParameterLinks(tree: Root, panels: ReadonlyMap<string, ScenePanel | undefined>, vfile: VFile): void {
  for (const node of nodesOf(tree, ['link', 'definition'])) {
    if (isExternal(node.url)) continue;
    node.url = withValuesFirst(node.url);
    const [, values, hash = ''] = /^\??([^#]*)(#.*)$/s.exec(node.url) ?? [];
    const { id } = readFragment(hash);
    const panel = node.url.search(/[?#]/) === 0 ? panels.get(id) : undefined;
    if (!panel) continue;
    const { parameters } = panel;
    for (const [key, text] of new URLSearchParams(values)) {
      const parameter = parameters.find((one) => one.key === key);
      const problem = parameter && problemWith(parameter, text);
      if (!parameter) {
        const known = parameters.map((one) => one.key);
        fault(vfile, node, `The scene #${id} has no parameter "${key}".`, suggest(key, known));
      } else if (problem !== undefined) {
        fault(vfile, node, problem, 'write a value that the scene can take');
      }
    }
  }
}
