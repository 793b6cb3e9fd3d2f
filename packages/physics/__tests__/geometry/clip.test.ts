import type * as Polyclip from 'polyclip-ts';
import { union } from 'polyclip-ts';
import { clip } from '../../src/geometry/clip';
import type { Region } from '../../src/geometry/outlines';
import type { Polygon } from '../../src/geometry/shapes';
import { area, box, hole, ngon, points, rounded, turned } from '../../testing/shapes';

jest.mock('polyclip-ts', () => {
  const actual = jest.requireActual<typeof Polyclip>('polyclip-ts');
  return { ...actual, union: jest.fn(actual.union) };
});

const square: readonly Region[] = [[box(0, 0, 2, 2)]];

/** Regions as lists of coordinates. */
const coordinates = (regions: readonly Region[] | undefined): number[][][][] | undefined =>
  regions?.map((region) => region.map((polygon) => rounded(polygon)));

const are = (...regions: readonly Region[]): number[][][][] | undefined => coordinates(regions);

test('computes union, difference and intersection of shapes', () => {
  const other: readonly Region[] = [[box(1, 1, 2, 2)]];
  expect(coordinates(clip('union', square, other))).toEqual(
    are([points(0, 0, 2, 0, 2, 1, 3, 1, 3, 3, 1, 3, 1, 2, 0, 2)]),
  );
  expect(coordinates(clip('difference', square, other))).toEqual(are([points(0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2)]));
  expect(coordinates(clip('intersection', square, other))).toEqual(are([box(1, 1, 1, 1)]));
  expect(clip('intersection', square, [[box(5, 5, 1, 1)]])).toEqual([]);
});

test('results have counter-clockwise outlines and clockwise holes, whatever the orientation of the input', () => {
  const inner: readonly Region[] = [[hole(box(0.5, 0.5, 1, 1))]];
  const made = clip('difference', [[hole(box(0, 0, 2, 2))]], inner);
  expect(made).toHaveLength(1);
  expect(made?.[0]).toHaveLength(2);
  expect(made?.[0]?.map((polygon) => area([polygon]))).toEqual([4, -1]);
});

test('filling a hole removes it', () => {
  const frame: readonly Region[] = [[box(0, 0, 2, 2), hole(box(0.5, 0.5, 1, 1))]];
  expect(coordinates(clip('union', frame, [[box(0.5, 0.5, 1, 1)]]))).toEqual(are([box(0, 0, 2, 2)]));
});

test('corners that only differ by rounding are merged, so sides meet', () => {
  const [first, second] = [box(0, 0, 1, 1), box(1, 0, 1, 1)].map((outline) => turned(outline, 0.3));
  if (!first || !second) throw new Error('There are two boxes.');
  const shifted = second.map(({ x, y }) => ({ x: x + 2e-16, y: y - 2e-16 }));
  const made = clip('union', [[first]], [[shifted]]);
  expect(made).toHaveLength(1);
  expect(made?.[0]?.[0]).toHaveLength(4);
  expect(area(made?.flat() ?? [])).toBeCloseTo(2, 9);
});

test.each([1, 10])('slivers and thin holes due to rounding are removed (%p m long)', (long) => {
  /** On a box of 1 m; its area is compared with its sides, so that it is kept if it is higher than 4e-8 m. */
  const tent = (height: number): Polygon => points(0, 1, long, 1, long / 2, 1 + height);
  const base = box(0, 0, long, 1);
  const cut = (height: number): readonly Region[] | undefined =>
    clip('difference', [[[...base.slice(0, 2), ...tent(height).slice(1), { x: 0, y: 1 }]]], [[base]]);
  expect(cut(3.6e-8)).toEqual([]);
  expect(area(cut(4.4e-8)?.flat() ?? []) / ((4.4e-8 * long) / 2)).toBeCloseTo(1, 2);
  const slit = (height: number): readonly Region[] | undefined =>
    clip('difference', [[box(-1, 0, long + 2, 2)]], [[tent(height)]]);
  expect(slit(3.6e-8)?.map(({ length }) => length)).toEqual([1]);
  expect(slit(4.4e-8)?.map(({ length }) => length)).toEqual([2]);
});

test('collinear corners are removed', () => {
  expect(clip('union', [[ngon(1, 12)]], [[ngon(0.5, 7)]])?.[0]?.[0]).toHaveLength(12);
  expect(coordinates(clip('union', [[points(0, 0, 1, 0, 2, 0, 2, 2, 0, 2)]]))).toEqual(are([box(0, 0, 2, 2)]));
});

test('there is no result where rounding makes the library fail', () => {
  jest.mocked(union).mockImplementationOnce(() => {
    throw new Error('Unable to complete output ring');
  });
  expect(clip('union', square, square)).toBeUndefined();
  expect(clip('union', square, square)).toHaveLength(1);
});
