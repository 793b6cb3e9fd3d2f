import { cleanOutline, groupOutlines, movedRegion, sideOf } from '../../src/geometry/outlines';
import type { Polygon } from '../../src/geometry/shapes';
import { box, from, hole, points, turned } from '../../testing/shapes';

/** How many holes the regions have, or what is wrong. */
const holesOf = (...outlines: readonly Polygon[]): readonly number[] | string => {
  const regions = groupOutlines(outlines);
  return typeof regions === 'string' ? regions : regions.map(([, ...holes]) => holes.length);
};

/** Turned by quarters, so that a rule that is not the same for all directions is noticed. */
const quarterTurned = (polygon: Polygon, times: number): Polygon =>
  turned(polygon, (times * Math.PI) / 2).map(({ x, y }) => ({ x: Number(x.toFixed(12)), y: Number(y.toFixed(12)) }));

test('the side of a point is its distance from the line in metres, positive on the left', () => {
  const [a, b, c] = points(1, 1, 5, 4, -2, 5);
  if (!a || !b || !c) throw new Error('There are three points.');
  // The line 3 x − 4 y + 1 = 0, whose normal is 5 long.
  expect(sideOf(a, b, c)).toBeCloseTo(25 / 5, 12);
  expect(sideOf(b, a, c)).toBeCloseTo(-25 / 5, 12);
});

test('all outlines of a region are moved', () => {
  const frame = [box(0, 0, 3, 3), hole(box(1, 1, 1, 1))] as const;
  const moved = movedRegion(frame, ({ x, y }) => ({ x: x + 2, y: y - 1 }));
  expect(moved).toEqual([box(2, -1, 3, 3), hole(box(3, 0, 1, 1))]);
});

test.each([0, 1, 2, 3])('collinear corners are removed (from corner %p)', (first) => {
  const square = box(0, 0, 1, 1);
  const cleaned = (...flat: readonly number[]): ReadonlySet<object> =>
    new Set(cleanOutline(from(first, points(...flat))));
  expect(cleaned(0, 0, 1, 0, 1, 1, 0, 1)).toEqual(new Set(square));
  // On a side, on the way there and back, and twice at the same place.
  expect(cleaned(0, 0, 0.5, 0, 1, 0, 1, 1, 0, 1)).toEqual(new Set(square));
  expect(cleaned(0, 0, 1, 0, 3, 0, 1, 0, 1, 1, 0, 1)).toEqual(new Set(square));
  expect(cleaned(0, 0, 1, 0, 1, 1, 0.5, 1, 0.5, 4, 0.5, 1, 0, 1)).toEqual(new Set(square));
  // The engine knows no side that is shorter than a hundredth of a millimetre.
  expect(cleanOutline(from(first, points(0, 0, 1, 0, 1 + 5e-6, 5e-6, 1, 1, 0, 1)))).toHaveLength(4);
  expect(cleanOutline(from(first, points(0, 0, 1, 0, 1 + 5e-5, 5e-5, 1, 1, 0, 1)))).toHaveLength(5);
  expect(cleaned(0, 0, 0.5, 0, 0.5, -2, 0.5 + 5e-6, 0, 1, 0, 1, 1, 0, 1)).toEqual(new Set(square));
  expect(cleanOutline(from(first, points(0, 0, 0.5, 0, 0.5, -2, 0.5 + 5e-5, 0, 1, 0, 1, 1, 0, 1)))).toHaveLength(7);
});

test('a corner more than a nanometre off the line remains', () => {
  expect(cleanOutline(points(0, 0, 1, -2e-9, 2, 0, 0, 2))).toHaveLength(4);
  expect(cleanOutline(points(0, 0, 1, -5e-10, 2, 0, 0, 2))).toHaveLength(3);
});

test.each([[points()], [points(0, 0)], [points(0, 0, 1, 1)], [points(0, 0, 1, 1, 2, 2)], [points(1, 1, 1, 1, 1, 1)]])(
  'outlines without area are removed (%#)',
  (outline) => {
    expect(cleanOutline(outline)).toEqual([]);
    expect(holesOf(box(5, 5, 1, 1), outline)).toBe('outline 2 has no area');
  },
);

describe.each([0, 1, 2, 3])('rotated by %p × 90°', (quarters) => {
  const holes = (...outlines: readonly Polygon[]): readonly number[] | string =>
    holesOf(...outlines.map((outline) => quarterTurned(outline, quarters)));

  test.each([0, 1, 2, 3, 4])('an outline that crosses or touches itself is rejected (from corner %p)', (first) => {
    const crossing = points(0, 0, 4, 0, 1, 3, 3, 3);
    const touching = points(0, 0, 4, 0, 4, 2, 2, 0, 0, 2);
    const folded = points(0, 0, 4, 0, 4, 2, 3, 2, 3, 0, 1, 0, 1, 2, 0, 2);
    for (const outline of [crossing, touching, folded]) {
      expect(holes(from(first, outline))).toBe('outline 1 crosses itself');
    }
    expect(holes(from(first, points(0, 0, 4, 0, 4, 2, 2, 0.1, 0, 2)))).toEqual([0]);
  });

  test('outlines cross if each has a point on both sides of the other', () => {
    const triangle = points(0, 0, 10, 10, 0, 10);
    expect(holes(triangle, points(4, 3, 6, 8, 3, 8))).toBe('outline 2 crosses outline 1');
    // Across the line of the long side, but beyond its end, or near it, but on one side of it.
    expect(holes(triangle, points(9, 14, 14, 9, 14, 14))).toEqual([0, 0]);
    expect(holes(triangle, points(14, 9, 14, 14, 9, 14))).toEqual([0, 0]);
    expect(holes(points(9, 14, 14, 9, 14, 14), triangle)).toEqual([0, 0]);
    expect(holes(triangle, points(3, 1, 9, 1, 9, 7))).toEqual([0, 0]);
  });

  test('outlines may touch, within the precision of their construction', () => {
    for (const gap of [0, 5e-10, -5e-10, 2e-5]) {
      expect(holes(box(0, 0, 2, 2), box(2 + gap, 0.5, 1, 1))).toEqual([0, 0]);
      expect(holes(box(0, 0, 2, 2), points(2 + gap, 1, 3, 0, 3, 2))).toEqual([0, 0]);
    }
    expect(holes(box(0, 0, 2, 2), points(2 - 2e-9, 1, 3, 0, 3, 2))).toBe('outline 2 crosses outline 1');
  });

  test.each([0, 1, 2, 3])('a hole may touch its outline with any corner (from corner %p)', (first) => {
    expect(holes(box(0, 0, 2, 2), from(first, hole(points(1, 0.5, 2, 1, 1, 1.5))))).toEqual([1]);
    expect(holes(box(0, 0, 2, 2), from(first, hole(points(1, 0, 2, 1, 1, 2, 0, 1))))).toEqual([1]);
    expect(holes(box(0, 0, 2, 2), from(first, points(1, 0.5, 2, 1, 1, 1.5)))).toMatch(/^outline 2 is in another solid/);
    // The notch of a solid may be filled by another, which then touches it with all of its corners.
    const notched = points(0, 0, 4, 0, 4, 3, 3, 3, 2, 1, 1, 3, 0, 3);
    expect(holes(notched, from(first, points(2, 1, 3, 3, 1, 3)))).toEqual([0, 0]);
    expect(holes(notched, from(first, hole(points(2, 1, 3, 3, 1, 3))))).toMatch(/^outline 2 is clockwise/);
  });

  test('points on the extension of a side are outside', () => {
    const angle = points(0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2);
    expect(holes(angle, box(3, 0, 1, 2))).toEqual([0, 0]);
    // Hardly a hair's breadth beside a side.
    expect(holes(box(0, 0, 20, 20), box(20 + 1.5e-5, 5, 1.5e-5, 10))).toEqual([0, 0]);
  });
});

test('islands in holes are separate regions, and holes belong to the innermost region around them', () => {
  const nested = [6, 5, 4, 3, 2].map((half) => box(-half, -half, 2 * half, 2 * half));
  const outlines = nested.map((outline, index) => (index % 2 === 0 ? outline : hole(outline)));
  const [a, b, c, d, e] = outlines;
  const side = box(10, 0, 4, 4);
  const inSide = hole(box(11, 1, 1, 1));
  const beside = hole(box(12.5, 1, 1, 1));
  expect(groupOutlines([inSide, ...outlines, side, beside])).toEqual([[a, b], [c, d], [e], [side, inSide, beside]]);
});

test('the error describes the first invalid outline', () => {
  expect(holesOf(box(0, 0, 1, 1), box(5, 5, 1, 1), box(5.5, 5.5, 1, 1))).toBe('outline 3 crosses outline 2');
  expect(holesOf(box(0, 0, 9, 9), hole(box(1, 1, 7, 7)), hole(box(2, 2, 3, 3)))).toBe(
    'outline 3 is clockwise, so it is a hole, but no solid outline is around it',
  );
  expect(holesOf(box(0, 0, 9, 9), box(1, 1, 7, 7))).toBe('outline 2 is in another solid outline; a hole is clockwise');
  // Each of two that are alike is in the other.
  expect(holesOf(box(0, 0, 3, 3), box(0, 0, 3, 3))).toMatch(/^outline 1 is in another solid outline/);
});
