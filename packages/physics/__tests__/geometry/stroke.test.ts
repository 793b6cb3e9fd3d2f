import { sideOf } from '../../src/geometry/outlines';
import { degToRad, type Polygon } from '../../src/geometry/shapes';
import { partsOf, stroke, type Stroke } from '../../src/geometry/stroke';
import { area, box, expectConvex, hole, points, rounded, turned } from '../../testing/shapes';

const strokeOf = (line: ReturnType<typeof points>, closed: boolean, thickness: number): Stroke =>
  stroke(partsOf(line, closed), closed, thickness);

/** Two parts of 5 m, the second one turned to the left by an angle in degrees; the corner is the origin. */
const bend = (angle: number): ReturnType<typeof points> => [
  ...points(-5, 0, 0, 0),
  ...turned(points(5, 0), degToRad(angle)),
];

test('segments have a length and a direction; those without a length are removed', () => {
  const line = points(1, 1, 1, 1, 4, 5, 4, 5, 4, 3);
  const parts = partsOf(line, false);
  expect(parts.map(({ length }) => length)).toEqual([5, 2]);
  expect(parts.map(({ direction }) => direction)).toEqual(points(0.6, 0.8, 0, -1));
  expect(partsOf(line, true)[2]).toMatchObject({ from: { x: 4, y: 3 }, to: { x: 1, y: 1 } });
  expect(partsOf([], true)).toEqual([]);
});

test('the stroke of a straight line is a box', () => {
  const { outline, pieces } = strokeOf(points(0, 0, 3, 0), false, 0.5);
  expect(pieces).toEqual([box(0, -0.25, 3, 0.5)]);
  expect(outline.map((polygon) => rounded(polygon))).toEqual([rounded(box(0, -0.25, 3, 0.5))]);
});

test.each([60, 90, 119, -60, -119])('at an angle of %p° the segments have a mitre joint', (angle) => {
  const half = 0.1;
  const [a, b, c] = bend(angle);
  const { outline, pieces } = strokeOf(bend(angle), false, 2 * half);
  if (!a || !b || !c || !pieces[0] || !pieces[1]) throw new Error('A bend has two parts.');
  const [startRight, right, left, startLeft] = pieces[0];
  expect(rounded([startRight, startLeft])).toEqual(rounded(points(-5, -half, -5, half)));
  expect([pieces[1][3], pieces[1][0]]).toEqual([left, right]);
  for (const [from, to] of [
    [a, b],
    [b, c],
  ] as const) {
    expect(sideOf(from, to, left)).toBeCloseTo(half, 12);
    expect(sideOf(from, to, right)).toBeCloseTo(-half, 12);
  }
  expectConvex(pieces);
  expect(area(outline)).toBeCloseTo(10 * 2 * half, 12);
  expect(area(pieces)).toBeCloseTo(10 * 2 * half, 12);
});

test.each([121, 180, -121])('at an angle of %p° the segments have square ends', (angle) => {
  const { pieces } = strokeOf(bend(angle), false, 0.2);
  expect(rounded(pieces[0] ?? [])).toEqual(rounded(box(-5, -0.1, 5, 0.2)));
  expect(rounded(pieces[1] ?? [])).toEqual(rounded(turned(box(0, -0.1, 5, 0.2), degToRad(angle))));
});

test.each([
  [0.9, false],
  [1.1, true],
])('a mitre extends at most to the middle of a segment: length %p m, width 1 m', (length, cut) => {
  // At a right angle the slant takes off half of the width, and from the middle of 1 m on no more than half of the part.
  const line = points(-5, 0, 0, 0, 0, length);
  for (const parts of [line, hole(line)]) {
    const corners = strokeOf(parts, false, 1).pieces.flat();
    expect(rounded(corners).some(([x, y]) => x === 0.5 && y === -0.5)).toBe(cut);
  }
});

test('the stroke of a closed line is a ring: counter-clockwise outside, clockwise inside', () => {
  const { outline, pieces } = strokeOf(box(0, 0, 4, 2), true, 0.5);
  expect(pieces).toHaveLength(4);
  expectConvex(pieces);
  expect(area(pieces)).toBeCloseTo(12 * 0.5, 12);
  const [outside, inside] = outline;
  const cornersOf = (polygon: Polygon = []) => new Set(rounded(polygon).map(String));
  expect(cornersOf(outside)).toEqual(cornersOf(box(-0.25, -0.25, 4.5, 2.5)));
  expect(cornersOf(inside)).toEqual(cornersOf(box(0.25, 0.25, 3.5, 1.5)));
  expect(area(outline.slice(0, 1))).toBeCloseTo(4.5 * 2.5, 12);
  expect(area(outline.slice(1))).toBeCloseTo(-3.5 * 1.5, 12);
});

test.each([true, false])('a line without length has no stroke (closed: %p)', (closed) => {
  expect(strokeOf(points(1, 1, 1, 1), closed, 1)).toEqual({ outline: [], pieces: [] });
});
