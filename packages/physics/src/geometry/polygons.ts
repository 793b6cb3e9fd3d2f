import type { Point, Polygon, Rect } from './shapes';

/** Area of a polygon; negative if its vertices are clockwise, as those of a hole are. */
export function signedArea(polygon: Polygon): number {
  let doubled = 0;
  let last = polygon.at(-1);
  for (const point of polygon) {
    if (last) doubled += last.x * point.y - point.x * last.y;
    last = point;
  }
  return doubled / 2;
}

/** The corners of a rectangle, counter-clockwise. */
export const cornersOf = ({ x, y, width, height }: Rect): Polygon => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Area of a shape with several outlines, less its holes. */
export const totalArea = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, polygon) => sum + signedArea(polygon), 0);

/** The edges of an outline; the last one leads back to the first vertex. */
export const sides = (polygon: Polygon): (readonly [from: Point, to: Point])[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

/** Bounding rectangle of points; empty at the origin if there are none. */
export function boundsOf(points: readonly Point[]): Rect {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { x: left, y: bottom, width: right - left, height: top - bottom };
}

/**
 * Vertices of a regular polygon, counter-clockwise.
 * @param start - direction of the first vertex in radians
 */
export const regularPolygon = (radius: number, sides: number, start = 0): Polygon =>
  Array.from({ length: sides }, (_, index) => {
    const angle = start + (index * 2 * Math.PI) / sides;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/** Number of sides of the polygon that approximates a circle. */
export const CIRCLE_SIDES = 48;
