import { boundsOf } from '../geometry/polygons';
import type { Point, Polygon } from '../geometry/shapes';

/** Places in a row or column of a lattice that is centred in a length; at least one. */
function lattice(start: number, length: number, stride: number): readonly number[] {
  const count = Math.max(1, Math.round(length / stride));
  const first = start + (length - (count - 1) * stride) / 2;
  return Array.from({ length: count }, (_, index) => first + index * stride);
}

/** Where a row at a height crosses the edges of a shape, from left to right. */
function crossings(polygons: readonly Polygon[], y: number): readonly number[] {
  const found: number[] = [];
  for (const polygon of polygons) {
    let last = polygon.at(-1);
    for (const point of polygon) {
      if (last && last.y > y !== point.y > y) {
        found.push(last.x + ((y - last.y) / (point.y - last.y)) * (point.x - last.x));
      }
      last = point;
    }
  }
  return found.sort((a, b) => a - b);
}

/**
 * The points of a square lattice that are inside a shape, row by row from below. Holes stay empty. A shape between the points has one in its
 * middle.
 * @param stride - distance of neighbours
 */
export function fillShape(polygons: readonly Polygon[], stride: number): readonly Point[] {
  const { x, y, width, height } = boundsOf(polygons.flat());
  if (polygons.length === 0) return [];
  const columns = lattice(x, width, stride);
  const points = lattice(y, height, stride).flatMap((row) => {
    const edges = crossings(polygons, row);
    return columns
      .filter((column) => edges.filter((edge) => edge <= column).length % 2 === 1)
      .map((column) => ({ x: column, y: row }));
  });
  return points.length > 0 ? points : [{ x: x + width / 2, y: y + height / 2 }];
}
