/** A place or a vector in metres, x to the right and y up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in metres; x and y are its lower left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour as a number, 0xRRGGBB. */
export type Color = number;

/** Corners of a shape without holes, counter-clockwise; of a hole, clockwise. */
export type Polygon = readonly Point[];

/** How far two points are apart. */
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const degToRad = (degrees: number): number => (degrees * Math.PI) / 180;

export const radToDeg = (radians: number): number => (radians * 180) / Math.PI;
