import type * as Polyclip from 'polyclip-ts';
import { union } from 'polyclip-ts';
import { clip } from '../../../src/runtime/geometry/clip';
import type { Region } from '../../../src/runtime/geometry/outlines';
import type { Polygon } from '../../../src/runtime/geometry/shapes';
import { area, box, hole, ngon, points, rounded, turned } from './shapes';

jest.mock('polyclip-ts', () => {
  const actual = jest.requireActual<typeof Polyclip>('polyclip-ts');
  return { ...actual, union: jest.fn(actual.union) };
});

const square: readonly Region[] = [[box(0, 0, 2, 2)]];

/** Regions as lists of coordinates. */
const coordinates = (regions: readonly Region[] | undefined): number[][][][] | undefined =>
  regions?.map((region) => region.map((polygon) => rounded(polygon)));

const are = (...regions: readonly Region[]): number[][][][] | undefined => coordinates(regions);

test('shapes are put together, cut off, and what they share is kept', () => {
  const other: readonly Region[] = [[box(1, 1, 2, 2)]];
  expect(coordinates(clip('union', square, other))).toEqual(
    are([points(0, 0, 2, 0, 2, 1, 3, 1, 3, 3, 1, 3, 1, 2, 0, 2)]),
  );
  expect(coordinates(clip('difference', square, other))).toEqual(are([points(0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2)]));
  expect(coordinates(clip('intersection', square, other))).toEqual(are([box(1, 1, 1, 1)]));
  expect(clip('intersection', square, [[box(5, 5, 1, 1)]])).toEqual([]);
});

test('a solid outline comes out counter-clockwise and a hole clockwise, whichever way they went in', () => {
  const inner: readonly Region[] = [[hole(box(0.5, 0.5, 1, 1))]];
  const made = clip('difference', [[hole(box(0, 0, 2, 2))]], inner);
  expect(made).toHaveLength(1);
  expect(made?.[0]).toHaveLength(2);
  expect(made?.[0]?.map((polygon) => area([polygon]))).toEqual([4, -1]);
});

test('a hole that is filled again leaves nothing', () => {
  const frame: readonly Region[] = [[box(0, 0, 2, 2), hole(box(0.5, 0.5, 1, 1))]];
  expect(coordinates(clip('union', frame, [[box(0.5, 0.5, 1, 1)]]))).toEqual(are([box(0, 0, 2, 2)]));
});

test('corners that differ by rounding are one place: sides meet', () => {
  const [first, second] = [box(0, 0, 1, 1), box(1, 0, 1, 1)].map((outline) => turned(outline, 0.3));
  if (!first || !second) throw new Error('There are two boxes.');
  const shifted = second.map(({ x, y }) => ({ x: x + 2e-16, y: y - 2e-16 }));
  const made = clip('union', [[first]], [[shifted]]);
  expect(made).toHaveLength(1);
  expect(made?.[0]?.[0]).toHaveLength(4);
  expect(area(made?.flat() ?? [])).toBeCloseTo(2, 9);
});

test.each([1, 10])('of a sliver that comes of rounding nothing is kept, nor a hole as thin (%p m long)', (long) => {
  /** On a box of 1 m; its area is compared with its sides, so that it is kept if it is higher than 4e-8 m. */
  const tent = (height: number): Polygon => points(0, 1, long, 1, long / 2, 1 + height);
  const cut = (height: number): readonly Region[] | undefined =>
    clip(
      'difference',
      [[[...box(0, 0, long, 1).slice(0, 2), ...tent(height).slice(1), { x: 0, y: 1 }]]],
      [[box(0, 0, long, 1)]],
    );
  expect(cut(3.6e-8)).toEqual([]);
  expect(area(cut(4.4e-8)?.flat() ?? []) / ((4.4e-8 * long) / 2)).toBeCloseTo(1, 2);
  const slit = (height: number): readonly Region[] | undefined =>
    clip('difference', [[box(-1, 0, long + 2, 2)]], [[tent(height)]]);
  expect(slit(3.6e-8)?.map(({ length }) => length)).toEqual([1]);
  expect(slit(4.4e-8)?.map(({ length }) => length)).toEqual([2]);
});

test('corners that make no difference are left out', () => {
  expect(clip('union', [[ngon(1, 12)]], [[ngon(0.5, 7)]])?.[0]?.[0]).toHaveLength(12);
  expect(coordinates(clip('union', [[points(0, 0, 1, 0, 2, 0, 2, 2, 0, 2)]]))).toEqual(are([box(0, 0, 2, 2)]));
});

test('where rounding leads the library astray, nothing is made', () => {
  jest.mocked(union).mockImplementationOnce(() => {
    throw new Error('Unable to complete output ring');
  });
  expect(clip('union', square, square)).toBeUndefined();
  expect(clip('union', square, square)).toHaveLength(1);
});
