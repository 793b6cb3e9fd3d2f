import { b2_maxPolygonVertices } from '@box2d/core';
import type { Polygon } from './shapes';

/** Splits a convex, counter-clockwise polygon into pieces with as many vertices as Box2D supports. */
export function splitConvex(polygon: Polygon): Polygon[] {
  const [first, others] = [polygon.slice(0, 1), polygon.slice(1)];
  const pieces: Polygon[] = [];
  const corners = b2_maxPolygonVertices - 1;
  for (let at = 0; at < others.length - 1; at += corners - 1)
    pieces.push([...first, ...others.slice(at, at + corners)]);
  return pieces;
}
