import type { Color } from '@physics-editor/physics/geometry/shapes';

/** A colour object of the gradient library that `importTinyGradient` loads. */
interface TinyColor {
  toHex(): string;
}

/** Conversion of colours, which scripts access as `editor.pixiUtils`. */
export const colorUtils = {
  /** Converts red, green and blue, each from 0 to 1, to a colour. */
  rgb2hex: ([red = 0, green = 0, blue = 0]: readonly number[]): Color =>
    (byte(red) << 16) | (byte(green) << 8) | byte(blue),
  /** Converts `"#rrggbb"`, with or without the number sign, to a colour. */
  string2hex: (text: string): Color => parseInt(text.replace(/^#/, ''), 16) & 0xffffff,
  /** Converts a colour to `"#rrggbb"`. */
  hex2string: (color: Color): string => `#${color.toString(16).padStart(6, '0')}`,
};

/** Converts a colour object of the gradient library, or `"#rrggbb"`, to a colour. */
export const fromTinyColor = (color: TinyColor | string): Color =>
  colorUtils.string2hex(typeof color === 'string' ? color : color.toHex());

const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255);
