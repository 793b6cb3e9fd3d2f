import type { Color } from '@physics-editor/physics/geometry/shapes';
import type { BlendMode } from '../sprites/sprite-node';

/** The subset of a canvas 2D context that the renderer uses; implemented by browsers and by a recorder in tests. */
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

/** An off-screen canvas, both to draw on and to be drawn. */
export interface OffscreenCanvas2D {
  readonly context: Canvas2D;
  readonly picture: object;
}

/** Creates an off-screen canvas of a size in pixels. */
export type CreateCanvas = (width: number, height: number) => OffscreenCanvas2D;

/** Composite operations of the blend modes. */
export const BLENDING: Readonly<Record<BlendMode, string>> = {
  normal: 'source-over',
  add: 'lighter',
  multiply: 'multiply',
  screen: 'screen',
};

/** A loaded image and its size in pixels. */
export interface Picture {
  readonly content: object;
  readonly width: number;
  readonly height: number;
}

/** Converts a colour to a CSS value. */
export const css = (color: Color): string => `#${color.toString(16).padStart(6, '0')}`;
