import type { Color } from '../geometry/shapes';
import { boolean, choice, color, number, text } from './property';

/** How a line of text is set. */
export type FontStyle = 'normal' | 'italic';
/** How heavy a text is. */
export type FontWeight = 'normal' | 'bold';
/** To which side the lines of a text go. */
export type TextAlign = 'left' | 'center' | 'right';

/**
 * The text that bodies and text nodes show at their centre; it is no base class, but `BodyNode` and `TextNode` have its members.
 *
 * Use it for labels that belong to a body: a score on a box, the name of a player, a reading. The size of letters is in points, of which
 * 100 are a metre: 24 points are 0.24 m high. Text on a body turns with the body, and is not cut off at its edge. Where a text is to stand
 * free, take a `TextNode`.
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
 *   onBeginContact() {
 *     this.hits += 1;
 *     this.node.text = `${this.hits}`;
 *   }
 * }
 * ```
 */
export abstract class TextMixin {
  /** What is written; line breaks start new lines. */
  abstract text: string;
  /**
   * Size of the letters; 100 points are a metre.
   * @unit points
   */
  abstract fontSize: number;
  /** Colour of the letters. */
  abstract fontColor: Color;
  /** Name of a font family, or id of a font asset. */
  abstract fontFamily: string;
  /** Whether the letters are upright, `"normal"`, or slanted, `"italic"`. */
  abstract fontStyle: FontStyle;
  /** How heavy the letters are: `"normal"` or `"bold"`. */
  abstract fontWeight: FontWeight;
  /** To which side several lines go: `"left"`, `"center"` or `"right"`. */
  abstract textAlign: TextAlign;
  /** Whether lines break at the width of the node. */
  abstract wordWrap: boolean;
}

/** The properties of a class with text, for `defineClass`. */
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
