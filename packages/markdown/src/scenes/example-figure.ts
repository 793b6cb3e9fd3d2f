import type { Element, Root as HastRoot } from 'hast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ScenePanel } from '@physics-editor/player/checker/scene-checker';
import { hastOf } from '../hast-of';
import { root } from '../nodes';
import { rehypeCode } from '../plugins/rehype-code';
import { toHtml, type Components } from '../to-html';
import type { PictureData } from '../types';
import { sceneFigure, type Scene } from './live-scenes';

/** What the figure of an example shows. */
export interface ExampleFigure extends Pick<Scene, 'id' | 'title' | 'alt' | 'height'> {
  readonly listing: string;
  /** Code that is run after the listing, and in the editor, but not shown in the listing. */
  readonly setting: string;
  readonly note: string;
  readonly panel: ScenePanel;
}

/** The figure of an example as HTML, in which the island finds the whole code. */
export function exampleFigure(
  { listing, setting, panel, note, ...scene }: ExampleFigure,
  picture: PictureData,
  components: Components,
): string {
  const figure = sceneFigure({ ...scene, code: listing, isOpen: true }, picture, { eager: false, panel, note });
  const hast = unified()
    .use(rehypeCode)
    .runSync(hastOf(root([figure])));
  if (setting !== '') hide(setting, hast);
  return toHtml(hast, components);
}

/** Adds text to the listing that is not shown. */
function hide(text: string, hast: HastRoot): void {
  const hidden: Element = {
    type: 'element',
    tagName: 'span',
    properties: { hidden: true },
    children: [{ type: 'text', value: text }],
  };
  visit(hast, 'element', (node) => {
    if (node.tagName === 'content-code') node.children.push(hidden);
  });
}
