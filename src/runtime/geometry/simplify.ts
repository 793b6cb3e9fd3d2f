import { sideOf } from './outlines';
import { distance, type Point, type Polygon } from './shapes';

/**
 * An outline without the corners that are closer to it than a tolerance; empty if it has no area any more.
 * @see https://en.wikipedia.org/wiki/Ramer–Douglas–Peucker_algorithm
 */
export function simplifyOutline(polygon: Polygon, tolerance: number): Polygon {
  const [first, ...others] = polygon;
  const simple = first ? [first, ...needed(first, others, first, tolerance)] : [];
  return simple.length < 3 ? [] : simple;
}

/** Of the points between two others, those that a line through both misses by more than a tolerance; a line of no length is a point. */
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
