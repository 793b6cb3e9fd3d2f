import { unified } from 'unified';
import type { ScenePanel } from '@physics-editor/player/checker/scene-checker';
import { element, hastOf } from '../hast-of';
import { root } from '../nodes';
import { rehypeCode } from '../plugins/rehype-code';
import { toHtml, type Components } from '../to-html';
import type { PictureData } from '../types';
import { visitElements } from '../visit';
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
  visitElements(hast, ({ tagName, children }) => {
    if (tagName === 'content-code' && setting !== '') {
      children.push(element('span', { hidden: true }, [{ type: 'text', value: setting }]));
    }
  });
  return toHtml(hast, components);
}
