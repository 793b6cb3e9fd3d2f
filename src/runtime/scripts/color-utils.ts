import type { Color } from '../geometry/shapes';

/** A colour of the library that `importTinyGradient` gives. */
interface TinyColor {
  toHex(): string;
}

/** Conversion of colours. Scripts reach it as `editor.pixiUtils`. */
export const colorUtils = {
  /** From red, green and blue, each 0 to 1. */
  rgb2hex: ([red = 0, green = 0, blue = 0]: readonly number[]): Color =>
    (byte(red) << 16) | (byte(green) << 8) | byte(blue),
  /** From `"#rrggbb"`, with or without the sign. */
  string2hex: (text: string): Color => parseInt(text.replace(/^#/, ''), 16) & 0xffffff,
  /** To `"#rrggbb"`. */
  hex2string: (color: Color): string => `#${color.toString(16).padStart(6, '0')}`,
};

/** A colour from one of the gradient library, or from `"#rrggbb"`. */
export const fromTinyColor = (color: TinyColor | string): Color =>
  colorUtils.string2hex(typeof color === 'string' ? color : color.toHex());

const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255);
