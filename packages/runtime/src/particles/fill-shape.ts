import { boundsOf, sides } from '@physics-editor/physics/geometry/polygons';
import type { Point, Polygon } from '@physics-editor/physics/geometry/shapes';

/** Coordinates of at least one lattice point along an axis, centred in a length. */
function lattice(start: number, length: number, stride: number): readonly number[] {
  const count = Math.max(1, Math.round(length / stride));
  const first = start + (length - (count - 1) * stride) / 2;
  return Array.from({ length: count }, (_, index) => first + index * stride);
}

/** Horizontal positions at which a row crosses the edges of a shape. */
const crossings = (edges: readonly (readonly [from: Point, to: Point])[], y: number): readonly number[] =>
  edges
    .filter(([from, to]) => from.y > y !== to.y > y)
    .map(([from, to]) => from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x));

/**
 * Returns the points of a square lattice that are inside a shape, row by row from the bottom, without those in holes. A
 * shape that contains none gets a single point at its centre.
 * @param stride - distance between neighbours
 */
export function fillShape(polygons: readonly Polygon[], stride: number): readonly Point[] {
  const { x, y, width, height } = boundsOf(polygons.flat());
  if (polygons.length === 0) return [];
  const columns = lattice(x, width, stride);
  const edges = polygons.flatMap(sides);
  const points = lattice(y, height, stride).flatMap((row) => {
    const crossed = crossings(edges, row);
    return columns
      .filter((column) => crossed.filter((edge) => edge <= column).length % 2 === 1)
      .map((column) => ({ x: column, y: row }));
  });
  return points.length > 0 ? points : [{ x: x + width / 2, y: y + height / 2 }];
}
