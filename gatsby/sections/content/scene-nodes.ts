import { BLANK_PICTURE } from '@physics-editor/markdown/pictures/blank-picture';
import type { TextScene } from '@physics-editor/markdown/types';
import { contentId } from '@physics-editor/lib/content/address';
import type { FoundScene, SceneUse } from '../api/scenes';
import { field, nodeById, type QueryContext } from '../query';
import type { ContentSource, Renderer } from './renderer';

/** Id of the node of a scene. */
export const sceneNodeId = ({ file, page, id }: Pick<SceneUse, 'file' | 'page' | 'id'>): string =>
  `scene:${file ?? page ?? ''}#${id}`;

/** A scene as the content of its node. */
export const sceneNode = ({ id, file, page, alt, ...scene }: FoundScene) => ({
  ...scene,
  id: sceneNodeId({ file, page, id }),
  anchor: id,
  description: alt,
  file,
  address: page,
  page: file === null ? null : contentId(file),
});

type SceneNode = ReturnType<typeof sceneNode>;

/** The node of a scene of a text. In `develop`, its caption may be newer, and a new scene has none. */
export function nodeOf({ id, title, description, code }: TextScene, file: string, context: QueryContext) {
  const scene = { id, title, alt: description, code, file, page: null };
  const unused = { symbol: null, example: null, uses: [], symbols: [], members: [] };
  const node =
    nodeById<SceneNode>(context, { id: sceneNodeId(scene), type: 'LiveScene' }) ?? sceneNode({ ...scene, ...unused });
  return { ...node, title, description };
}

const useOf = ({ file, address: page, anchor: id, title }: SceneNode): SceneUse => ({ file, page, id, title });

/** Resolvers of `LiveScene`. */
export function sceneResolvers({ render, exampleHtml, scenePicture, scenePath, sceneTitle }: Renderer) {
  /** Code, poster and parameters at present; `develop` shows none of a text with faults. */
  const shown = async ({ anchor, page, example }: SceneNode, context: QueryContext) => {
    if (example) {
      return { ...example.panel, code: example.code, poster: await scenePicture(example.poster.file, context) };
    }
    const text = page === null ? null : nodeById<ContentSource>(context, { id: page, type: 'Content' });
    const scenes = text ? (await render(text, context)).scenes : [];
    return scenes.find(({ id }) => id === anchor) ?? { code: '', poster: BLANK_PICTURE, parameters: [] };
  };
  return {
    path: field((scene: SceneNode, context) => scenePath(useOf(scene), context)),
    label: field((scene: SceneNode, context) => sceneTitle(useOf(scene), context)),
    member: field(({ example }: SceneNode) => example?.member),
    html: field(({ example }: SceneNode, context) => example && exampleHtml(example, context)),
    code: field(async (scene: SceneNode, context) => (await shown(scene, context)).code),
    poster: field(async (scene: SceneNode, context) => (await shown(scene, context)).poster),
    parameters: field(async (scene: SceneNode, context) => (await shown(scene, context)).parameters),
  };
}
