import { curveThrough } from '../../src/geometry/curve';
import { distance, type Point } from '../../src/geometry/shapes';
import { from, points, rounded } from '../../testing/shapes';

const STEPS = 8;

/** Unequal distances, on both sides of the axes, and no coordinate that is exact in binary. */
const corners = points(0.1, -0.7, 1.3, 0.2, 1.1, 2.9, -2.3, 3.1, -1.7, -4.9);

/** The curve between two points in Hermite's form, with the tangents of the centripetal spline. */
function hermite([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  const [ab, bc, cd] = [distance(a, b) ** 0.5, distance(b, c) ** 0.5, distance(c, d) ** 0.5];
  const along = (axis: 'x' | 'y', t: number): number => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    const start = bc * ((q - p) / ab - (r - p) / (ab + bc) + (r - q) / bc);
    const end = bc * ((r - q) / bc - (s - q) / (bc + cd) + (s - r) / cd);
    const [h, k] = [(1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2];
    return h * q + k * start + (1 - h) * r + t ** 2 * (t - 1) * end;
  };
  return Array.from({ length: STEPS }, (_, step) => ({ x: along('x', step / STEPS), y: along('y', step / STEPS) }));
}

const mirrored = (end: Point, other: Point): Point => ({ x: 2 * end.x - other.x, y: 2 * end.y - other.y });

const windows = (line: readonly Point[]): (readonly [Point, Point, Point, Point])[] =>
  line.flatMap((d, index) => {
    const [a, b, c] = line.slice(Math.max(0, index - 3), index);
    return a && b && c ? [[a, b, c, d] as const] : [];
  });

test('an open curve is the centripetal spline, with its ends extended by mirrored points', () => {
  const [first, second] = corners;
  const [beforeLast, last] = corners.slice(-2);
  if (!first || !second || !beforeLast || !last) throw new Error('There are five corners.');
  const line = [mirrored(first, second), ...corners, mirrored(last, beforeLast)];
  expect(rounded(curveThrough(corners, false), 12)).toEqual(rounded([...windows(line).flatMap(hermite), last], 12));
});

test('a closed curve is the periodic spline', () => {
  const line = [...corners.slice(-1), ...corners, ...corners.slice(0, 2)];
  expect(rounded(curveThrough(corners, true), 12)).toEqual(rounded(windows(line).flatMap(hermite), 12));
});

test.each([true, false])('the control points are on the curve, bit for bit (closed: %p)', (closed) => {
  expect(curveThrough(corners, closed).filter((_, index) => index % STEPS === 0)).toEqual(corners);
});

test('a point that repeats the previous one is removed', () => {
  const doubled = corners.flatMap((point) => [point, { ...point }]);
  expect(curveThrough(doubled, false)).toEqual(curveThrough(corners, false));
  expect(curveThrough(doubled, true)).toEqual(curveThrough(corners, true));
  const back = [...corners, ...corners.slice(0, 1)];
  expect(curveThrough(back, true)).toEqual(curveThrough(from(1, corners), true));
  // An open line may end where it starts.
  expect(curveThrough(back, false)).toHaveLength(STEPS * corners.length + 1);
});

test('two points form a single straight segment', () => {
  const line = corners.slice(0, 2);
  expect(curveThrough(line, false)).toEqual(line);
  expect(curveThrough(line, true)).toEqual(line);
});
