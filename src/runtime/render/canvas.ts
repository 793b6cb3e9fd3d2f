import type { Color } from '../geometry/shapes';
import type { BlendMode } from '../sprites/sprite-node';

/** What the renderer needs of a 2D context of a canvas; that of a browser has it, and a recorder in a test. */
export interface Canvas2D {
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  font: string;
  textAlign: string;
  textBaseline: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, start: number, end: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  drawImage(picture: object, x: number, y: number, width: number, height: number): void;
}

/** A canvas that is not on the page, as something to draw on and something to draw. */
export interface OffscreenCanvas2D {
  readonly context: Canvas2D;
  readonly picture: object;
}

/** What a context calls the blend modes. */
export const BLENDING: Readonly<Record<BlendMode, string>> = {
  normal: 'source-over',
  add: 'lighter',
  multiply: 'multiply',
  screen: 'screen',
};

/** A picture that is loaded, and its size in pixels. */
export interface Picture {
  readonly content: object;
  readonly width: number;
  readonly height: number;
}

/** A colour as CSS has it. */
export const css = (color: Color): string => `#${color.toString(16).padStart(6, '0')}`;
