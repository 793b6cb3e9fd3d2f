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

/** Distance between two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const degToRad = (degrees: number): number => (degrees * Math.PI) / 180;

export const radToDeg = (radians: number): number => (radians * 180) / Math.PI;
