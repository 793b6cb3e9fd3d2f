import type * as Decomposition from 'poly-decomp-es';
import { quickDecomp } from 'poly-decomp-es';
import type * as Polyclip from 'polyclip-ts';
import { intersection } from 'polyclip-ts';
import { decompose } from '../../src/geometry/decompose';
import type { Region } from '../../src/geometry/outlines';
import { boundsOf } from '../../src/geometry/polygons';
import type { Point, Polygon } from '../../src/geometry/shapes';
import { area, box, expectConvex, from, hole, ngon, points } from '../../testing/shapes';

jest.mock('polyclip-ts', () => ({ ...jest.requireActual<typeof Polyclip>('polyclip-ts'), intersection: jest.fn() }));
jest.mock('poly-decomp-es', () => ({ quickDecomp: jest.fn() }));

const { quickDecomp: decomposed } = jest.requireActual<typeof Decomposition>('poly-decomp-es');
const { intersection: intersected } = jest.requireActual<typeof Polyclip>('polyclip-ts');

beforeEach(() => {
  jest.mocked(quickDecomp).mockReset().mockImplementation(decomposed);
  jest.mocked(intersection).mockReset().mockImplementation(intersected);
});

/** A polygon, scaled; turned round by −1. */
const scaled = (polygon: Polygon, factor: number): Point[] =>
  polygon.map(({ x, y }) => ({ x: factor * x, y: factor * y }));

/** Three prongs to the left, with a point between each two; more than half of the corners are the farthest to the left. */
const fork = points(0, 0, 3, 0, 3, 5, 0, 5, 0, 4, 2, 3.5, 0, 3, 0, 2, 2, 1.5, 0, 1);

function expectCut(region: Region): readonly Polygon[] {
  const pieces = decompose(region) ?? [];
  expectConvex(pieces);
  // A cut puts corners on a grid of 15 picometres.
  const { width, height } = boundsOf(region[0]);
  expect(Math.abs(area(pieces) - area(region))).toBeLessThan(1e-9 * area(region) + 1e-10 * (width + height));
  return pieces;
}

const spans = (pieces: readonly Polygon[], x: number): boolean =>
  pieces.some((piece) => piece.some((corner) => corner.x < x - 1e-9) && piece.some((corner) => corner.x > x + 1e-9));

test.each<[string, Region]>([
  ['a square', [box(0, 0, 1, 1)]],
  ['a fork', [fork]],
  ['a fork the other way round', [scaled(fork, -1)]],
  ['a polygon of 40 corners', [ngon(2, 40)]],
  ['a frame', [box(0, 0, 4, 4), hole(box(1, 1, 2, 2))]],
  ['a plate of a millimetre', [box(0, 0, 1e-3, 1e-3), hole(ngon(2e-4, 7, 5e-4, 5e-4))]],
  ['a plate of a kilometre', [box(0, 0, 1e3, 1e3), hole(ngon(200, 7, 500, 500))]],
])('%s is decomposed into convex pieces of the same area', (_, region) => {
  expectCut(region);
});

test('a convex outline remains one piece', () => {
  expect(decompose([ngon(1, 8)])).toEqual([ngon(1, 8)]);
  const withStraightCorner = points(0, 0, 1, 0, 2, 0, 2, 2, 0, 2);
  expect(decompose([withStraightCorner])).toEqual([withStraightCorner]);
});

test('the first cut goes through the middle hole, whatever their order', () => {
  // Cut at a small hole first, the wide one would be open, and not be cut in its middle.
  const holes = [hole(box(0, 0, 10, 1)), hole(box(3.9, 2, 0.2, 1)), hole(box(5.9, 2, 0.2, 1))];
  for (const first of [0, 1, 2]) {
    const region: Region = [box(-1, -1, 14, 5), ...holes.slice(first), ...holes.slice(0, first)];
    expect(spans(expectCut(region), 5)).toBe(false);
  }
});

type Outline = Parameters<typeof decomposed>[0];

/** What the library does to outlines of more corners than it is said to be able to do. */
const failing = (most: number, fail: typeof decomposed): void => {
  const act = (outline: Outline) => (outline.length > most ? fail(outline) : decomposed(outline));
  jest.mocked(quickDecomp).mockImplementation(act);
};

/** Less than what the pieces may miss of the whole. */
const SPECK: Outline = [
  [0, 0],
  [1e-6, 0],
  [0, 1e-6],
];

describe.each<[string, typeof decomposed]>([
  ['loses a piece', (outline) => decomposed(outline).slice(1)],
  ['makes a piece twice', (outline) => decomposed(outline).flatMap((piece) => [piece, piece])],
  ['leaves a piece that is not convex', (outline) => [outline]],
  ['leaves one beside a speck that is', (outline) => [outline, SPECK]],
])('if the library %s', (_, fail) => {
  test.each([
    ['the fork', fork],
    ['the fork the other way round', scaled(fork, -1)],
    ['a small fork', scaled(fork, 1 / 500)],
    ['a large fork', scaled(fork, 500)],
  ])('%s is bisected until it succeeds', (__, outline) => {
    for (const first of [0, 3, 6]) {
      failing(5, fail);
      expectCut([from(first, outline)]);
    }
  });
});

test('an outline without corners between its ends is cut in the middle', () => {
  jest.mocked(quickDecomp).mockImplementationOnce(() => []);
  expect(new Set(decompose([box(1, 0, 2, 1)]))).toEqual(new Set([box(1, 0, 1, 1), box(2, 0, 1, 1)]));
});

test('an outline is cut at the middle one of the corners between its ends', () => {
  jest.mocked(quickDecomp).mockImplementationOnce(() => []);
  const pieces = expectCut([points(0, 0, 10, 0, 9, 4, 8, 2, 1, 3)]);
  expect(spans(pieces, 8)).toBe(false);
});

test('a piece without an area is left out', () => {
  jest.mocked(quickDecomp).mockImplementationOnce((outline) => [outline, [0, 0.5, 1].map((x) => [x, 0])]);
  expect(decompose([box(0, 0, 1, 1)])).toEqual([box(0, 0, 1, 1)]);
});

test('decomposition fails after 500 cuts without success', () => {
  jest
    .mocked(intersection)
    .mockImplementation(() => [[[...box(0, 0, 1, 1), { x: 0, y: 0 }].map(({ x, y }) => [x, y])]]);
  const failures = (times: number): void => {
    let left = times;
    failing(0, (outline) => (left-- > 0 ? [] : decomposed(outline)));
  };
  failures(500);
  expect(decompose([box(0, 0, 1, 1)])).toBeDefined();
  failures(501);
  expect(decompose([box(0, 0, 1, 1)])).toBeUndefined();
});

test.each([0, 1])('an outline that cannot be cut fails (half %p)', (half) => {
  const fails = (): never => {
    throw new Error('Unable to complete output ring');
  };
  const frame: Region = [box(0, 0, 4, 4), hole(box(1, 1, 2, 2))];
  for (const implementation of half === 0 ? [fails] : [intersected, fails]) {
    jest.mocked(intersection).mockImplementationOnce(implementation);
  }
  expect(decompose(frame)).toBeUndefined();
});
