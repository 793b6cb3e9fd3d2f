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

/** Resolvers of `LiveScene`. */
export function sceneResolvers({ render, exampleHtml, pageOf, scenePicture }: Renderer) {
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
    path: field(({ file, address, anchor }: SceneNode, context) => {
      const path = file === null ? address : pageOf(file, context)?.path;
      return path && `${path.replace(/#.*/, '')}#${anchor}`;
    }),
    label: field(({ file, title }: SceneNode, context) => {
      const page = file === null ? null : pageOf(file, context);
      return page?.internal.type === 'ShowcaseItem' ? page.title : title;
    }),
    member: field(({ example }: SceneNode) => example?.member),
    html: field(({ example }: SceneNode, context) => example && exampleHtml(example, context)),
    code: field(async (scene: SceneNode, context) => (await shown(scene, context)).code),
    poster: field(async (scene: SceneNode, context) => (await shown(scene, context)).poster),
    parameters: field(async (scene: SceneNode, context) => (await shown(scene, context)).parameters),
  };
}
