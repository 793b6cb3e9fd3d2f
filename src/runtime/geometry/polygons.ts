import type { Point, Polygon, Rect } from './shapes';

/** Area of a polygon; negative if its corners go clockwise, as those of a hole do. */
export function signedArea(polygon: Polygon): number {
  let doubled = 0;
  let last = polygon.at(-1);
  for (const point of polygon) {
    if (last) doubled += last.x * point.y - point.x * last.y;
    last = point;
  }
  return doubled / 2;
}

/** Area of a shape of several outlines, holes taken off. */
export const totalArea = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, polygon) => sum + signedArea(polygon), 0);

/** The sides of an outline, from corner to corner; the last one goes back to the first corner. */
export const sides = (polygon: Polygon): (readonly [from: Point, to: Point])[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

/** The smallest rectangle around points; empty at the origin for none. */
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
 * Corners of a regular polygon, counter-clockwise.
 * @param start - direction of the first corner in radians
 */
export const regularPolygon = (radius: number, sides: number, start = 0): Polygon =>
  Array.from({ length: sides }, (_, index) => {
    const angle = start + (index * 2 * Math.PI) / sides;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/** Sides of the polygon that a circle is flattened to, where a shape must have corners. */
export const CIRCLE_SIDES = 48;
