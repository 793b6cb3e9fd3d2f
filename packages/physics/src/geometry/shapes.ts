/** A position or a vector in metres: `x` is the horizontal and `y` the vertical component. The y axis points up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An axis-aligned rectangle in metres; `x` and `y` are the coordinates of its lower left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour as an integer, 0xRRGGBB. */
export type Color = number;

/** Vertices of an outline: counter-clockwise if it is solid, clockwise if it is a hole. */
export type Polygon = readonly Point[];

/** A point moved by a multiple of a vector. */
export const shifted = ({ x, y }: Point, by: Point, times: number): Point => ({
  x: x + by.x * times,
  y: y + by.y * times,
});

/** The point that divides a line by a share, or continues it beyond 1. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The unit vector to the left of the way from one point to another; `undefined` if they are the same. */
export function leftOf(from: Point, to: Point): Point | undefined {
  const length = distance(from, to);
  return length === 0 ? undefined : { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

/** Distance between two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const degToRad = (degrees: number): number => (degrees * Math.PI) / 180;

export const radToDeg = (radians: number): number => (radians * 180) / Math.PI;
