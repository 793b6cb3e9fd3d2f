import type { Color } from '../geometry/shapes';
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
 * ```js
 * // attach to a RectangleNode
 * class HitCounter {
 *   constructor(node) {
 *     this.node = node;
 *     this.hits = 0;
 *     node.fontSize = 40; // points: 0.4 m
 *     node.fontColor = 0xcc0000;
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
   */
  abstract fontSize: number;
  /** Text colour. */
  abstract fontColor: Color;
  /** Font family: the name of a font, or the id of a font asset. */
  abstract fontFamily: string;
  /** Font style: `"normal"` or `"italic"`. */
  abstract fontStyle: FontStyle;
  /** Font weight: `"normal"` or `"bold"`. */
  abstract fontWeight: FontWeight;
  /** Alignment of several lines: `"left"`, `"center"` or `"right"`. */
  abstract textAlign: TextAlign;
  /** Whether lines wrap at the width of the body. It has no effect on a `TextNode`, which is as wide as its text. */
  abstract wordWrap: boolean;
}

/** Definitions of the text properties, for `defineClass`. */
export const textProperties = {
  text: text('', 'display'),
  fontSize: number(24, { above: 0, affects: 'display' }),
  fontColor: color(0x000000),
  fontFamily: text('Arial', 'display'),
  fontStyle: choice<FontStyle>('normal', ['normal', 'italic'], 'display'),
  fontWeight: choice<FontWeight>('normal', ['normal', 'bold'], 'display'),
  textAlign: choice<TextAlign>('center', ['left', 'center', 'right'], 'display'),
  wordWrap: boolean(false, 'display'),
};
