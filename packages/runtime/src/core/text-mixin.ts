import type { Color } from '@physics-editor/physics/geometry/shapes';
import { boolean, choice, color, number, text } from './property';

/** Style of a font. */
export type FontStyle = 'normal' | 'italic';
/** Weight of a font. */
export type FontWeight = 'normal' | 'bold';
/** Alignment of the lines of a text. */
export type TextAlign = 'left' | 'center' | 'right';

/**
 * The text that bodies and text nodes show at their centre. It is not a base class; `BodyNode` and `TextNode` have its
 * members.
 *
 * Use it for labels that belong to a body: a score on a box, the name of a player, a reading. The font size is in
 * points, with 100 points to the metre: 24 points are 0.24 m. Text on a body rotates with the body and is not clipped
 * at its edge. For a label without a body, use {@link TextNode}.
 *
 * @see {@link BodyNode}
 *
 * @example
 * ```js live title="The box counts its impacts: lift it with the pointer and drop it again." alt="A box on a floor with a number in white." attach=RectangleNode floor=10 poster=3
 * class HitCounter {
 *   constructor(node) {
 *     this.node = node;
 *     this.hits = 0;
 *     node.restitution = 0.5;
 *     node.fontSize = 50; // points: 0.5 m
 *     node.fontColor = 0xffffff;
 *     node.fontWeight = 'bold';
 *     node.text = '0';
 *   }
 *
 *   onBeginContact(other, contact) {
 *     if (!contact.IsTouching()) return;
 *     this.hits += 1;
 *     this.node.text = `${this.hits}`;
 *   }
 * }
 * ```
 */
export abstract class TextMixin {
  /** Text to show; line breaks start new lines. */
  abstract text: string;
  /**
   * Font size; 100 points are 1 m.
   * @unit points
   * @example
   * ```js live title="Font sizes of 30, 60 and 120 points; 100 points are 1 m." alt="The letter A in three sizes." view=12 poster=0
   * [30, 60, 120].forEach((size, index) => {
   *   const box = new editor.RectangleNode(2.4, 2.4);
   *   box.bodyType = 'static';
   *   box.initNode(index * 3.4 - 3.4, 0);
   *   box.fontSize = size;
   *   box.text = 'A';
   *   scene.addChild(box);
   * });
   * ```
   */
  abstract fontSize: number;
  /** Text colour. */
  abstract fontColor: Color;
  /**
   * Font family: the name of a font, or the id of a font asset. A font asset is a {@link WebAsset} with the URL of a font
   * file; add it to the scene's library first.
   */
  abstract fontFamily: string;
  /** Font style: `"normal"` or `"italic"`. */
  abstract fontStyle: FontStyle;
  /**
   * Font weight: `"normal"` or `"bold"`.
   * @example
   * ```js live title="Normal and bold type." alt="Two boxes: one reads normal, the other bold in bold type." view=12 poster=0
   * ['normal', 'bold'].forEach((weight, index) => {
   *   const box = new editor.RectangleNode(4, 1.6);
   *   box.bodyType = 'static';
   *   box.initNode(index * 5 - 2.5, 0);
   *   box.fontSize = 70;
   *   box.fontWeight = weight;
   *   box.text = weight;
   *   scene.addChild(box);
   * });
   * ```
   */
  abstract fontWeight: FontWeight;
  /**
   * Alignment of several lines: `"left"`, `"center"` or `"right"`.
   * @example
   * ```js live title="Lines of text, left-aligned, centred and right-aligned." alt="Three boxes with two lines of text each." view=12 poster=0
   * ['left', 'center', 'right'].forEach((align, index) => {
   *   const box = new editor.RectangleNode(3, 1.8);
   *   box.bodyType = 'static';
   *   box.initNode(index * 3.6 - 3.6, 0);
   *   box.fontSize = 40;
   *   box.textAlign = align;
   *   box.text = `${align}\ntext`;
   *   scene.addChild(box);
   * });
   * ```
   */
  abstract textAlign: TextAlign;
  /** Whether lines wrap at the width of the body. It has no effect on a `TextNode`, which is as wide as its text. */
  abstract wordWrap: boolean;
}

/** Definitions of the text properties, for `defineClass`. */
export const textProperties = {
  text: text(''),
  fontSize: number(24, { above: 0 }),
  fontColor: color(0x000000),
  fontFamily: text('Arial'),
  fontStyle: choice<FontStyle>('normal', ['normal', 'italic']),
  fontWeight: choice<FontWeight>('normal', ['normal', 'bold']),
  textAlign: choice<TextAlign>('center', ['left', 'center', 'right']),
  wordWrap: boolean(false),
};
