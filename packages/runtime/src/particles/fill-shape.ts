import { boundsOf } from '@physics-editor/physics/geometry/polygons';
import type { Point, Polygon } from '@physics-editor/physics/geometry/shapes';

/** Coordinates of at least one lattice point along an axis, centred in a length. */
function lattice(start: number, length: number, stride: number): readonly number[] {
  const count = Math.max(1, Math.round(length / stride));
  const first = start + (length - (count - 1) * stride) / 2;
  return Array.from({ length: count }, (_, index) => first + index * stride);
}

/** Horizontal positions at which a row crosses the edges of a shape, in ascending order. */
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
 * Returns the points of a square lattice that are inside a shape, row by row from the bottom, without those in holes. A
 * shape that contains none gets a single point at its centre.
 * @param stride - distance between neighbours
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
