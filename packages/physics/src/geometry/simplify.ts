import { sideOf } from './outlines';
import { distance, type Point, type Polygon } from './shapes';

/**
 * Removes vertices that are within a tolerance of the simplified outline; empty if no area is left.
 * @see https://en.wikipedia.org/wiki/Ramer–Douglas–Peucker_algorithm
 */
export function simplifyOutline(polygon: Polygon, tolerance: number): Polygon {
  const [first, ...others] = polygon;
  const simple = first ? [first, ...needed(first, others, first, tolerance)] : [];
  return simple.length < 3 ? [] : simple;
}

/** The points to keep between two others: those farther than a tolerance from the line through both. */
function needed(from: Point, between: Polygon, to: Point, tolerance: number): Polygon {
  const away = between.map((point) => (from === to ? distance(from, point) : Math.abs(sideOf(from, to, point))));
  const greatest = Math.max(...away);
  const at = away.indexOf(greatest);
  const corner = between[at];
  if (!corner || greatest <= tolerance) return [];
  return [
    ...needed(from, between.slice(0, at), corner, tolerance),
    corner,
    ...needed(corner, between.slice(at + 1), to, tolerance),
  ];
}
