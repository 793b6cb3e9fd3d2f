import { between, type Point } from './shapes';

/** Number of segments between two points of a curve. */
const STEPS = 8;

/** Mirrors `other` in `end`. */
const beyond = (end: Point, other: Point): Point => between(other, end, 2);

/** Centripetal knot distance: the square root prevents loops between points that are close together. */
const knot = (a: Point, b: Point): number => Math.sqrt(Math.hypot(b.x - a.x, b.y - a.y));

/**
 * Approximates a centripetal Catmull–Rom spline through points by straight segments. Consecutive duplicates are
 * skipped.
 * @see https://en.wikipedia.org/wiki/Centripetal_Catmull–Rom_spline
 */
export function curveThrough(points: readonly Point[], closed: boolean): readonly Point[] {
  const line = points.filter((point, index) => {
    const before = index > 0 || closed ? points.at(index - 1) : undefined;
    return !before || knot(before, point) > 0;
  });
  if (line.length < 3) return line;
  return line.flatMap((from, index) => {
    const to = line[index + 1] ?? (closed ? line[0] : undefined);
    if (!to) return [from];
    const before = index > 0 || closed ? line.at(index - 1) : undefined;
    const after = closed ? line[(index + 2) % line.length] : line[index + 2];
    return section(before ?? beyond(from, to), from, to, after ?? beyond(to, from));
  });
}

/** The curve from b up to but not including c. */
function section(a: Point, b: Point, c: Point, d: Point): Point[] {
  const [t1, t2, t3] = [knot(a, b), knot(a, b) + knot(b, c), knot(a, b) + knot(b, c) + knot(c, d)];
  return Array.from({ length: STEPS }, (_, step) => {
    if (step === 0) return b;
    const t = t1 + ((t2 - t1) * step) / STEPS;
    const ab = between(a, b, t / t1);
    const bc = between(b, c, (t - t1) / (t2 - t1));
    const cd = between(c, d, (t - t2) / (t3 - t2));
    return between(between(ab, bc, t / t2), between(bc, cd, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1));
  });
}
