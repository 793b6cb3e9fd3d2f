import type { Color } from '../geometry/shapes';
import { boolean, choice, color, number, text } from './property';

/** How a line of text is set. */
export type FontStyle = 'normal' | 'italic';
/** How heavy a text is. */
export type FontWeight = 'normal' | 'bold';
/** To which side the lines of a text go. */
export type TextAlign = 'left' | 'center' | 'right';

/** The text that bodies and text nodes show at their centre. It is no base class: `BodyNode` and `TextNode` have its members. */
export abstract class TextMixin {
  /**
   * What is written; line breaks start new lines.
   * @defaultValue ""
   */
  abstract text: string;
  /**
   * Size of the letters; 100 points are a metre.
   * @defaultValue 24
   * @unit points
   * @range > 0
   */
  abstract fontSize: number;
  /**
   * Colour of the letters.
   * @defaultValue 0x000000
   */
  abstract fontColor: Color;
  /**
   * Name of a font family, or id of a font asset.
   * @defaultValue "Arial"
   */
  abstract fontFamily: string;
  /**
   * Upright or slanted.
   * @defaultValue "normal"
   */
  abstract fontStyle: FontStyle;
  /**
   * How heavy the letters are.
   * @defaultValue "normal"
   */
  abstract fontWeight: FontWeight;
  /**
   * To which side several lines go.
   * @defaultValue "center"
   */
  abstract textAlign: TextAlign;
  /**
   * Whether lines break at the width of the node.
   * @defaultValue false
   */
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
