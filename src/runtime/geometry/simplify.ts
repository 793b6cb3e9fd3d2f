import { sideOf } from './outlines';
import { distance, type Polygon } from './shapes';

/** The place of the greatest value; 0 for none. */
const placeOfGreatest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/**
 * An outline without the corners that are closer to it than a tolerance; empty if it has no area any more.
 * @see https://en.wikipedia.org/wiki/Ramer–Douglas–Peucker_algorithm
 */
export function simplifyOutline(polygon: Polygon, tolerance: number): Polygon {
  const [first] = polygon;
  if (!first) return [];
  const far = placeOfGreatest(polygon.map((point) => distance(first, point)));
  const there = simplifyLine(polygon.slice(0, far + 1), tolerance);
  const back = simplifyLine([...polygon.slice(far), first], tolerance);
  const simple = [...there.slice(0, -1), ...back.slice(0, -1)];
  return simple.length < 3 ? [] : simple;
}

function simplifyLine(line: Polygon, tolerance: number): Polygon {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  const away = line.map((point) => Math.abs(sideOf(from, to, point)));
  const at = placeOfGreatest(away);
  if ((away[at] ?? 0) <= tolerance) return [from, to];
  return [...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(at), tolerance)];
}
