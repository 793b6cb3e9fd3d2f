import { PolygonNode } from '../src';
import { processPolygon } from '../src/scripts/process-polygon';
import { area, box, hole, points, rounded } from '@physics-editor/physics/testing/shapes';

const cleaned = (outline: Parameters<typeof processPolygon>[0]): ReturnType<typeof points> => [
  ...processPolygon(outline, { clean: true }).polygon,
];

test('without `clean` points are copied as they are', () => {
  const drawn = hole(box(0, 0, 1, 1));
  const { polygon } = processPolygon(drawn);
  expect(polygon).toEqual(drawn);
  expect(polygon[0]).not.toBe(drawn[0]);
  expect(processPolygon(drawn, { clean: false })).toEqual({ polygon });
});

test('`clean` makes an outline counter-clockwise, and removes redundant corners', () => {
  expect(rounded(cleaned(points(0, 0, 0, 1, 0, 2, 2, 2, 2, 2, 2, 0, 1, 0)))).toEqual(rounded(box(0, 0, 2, 2)));
  expect(rounded(cleaned(points(0, 0, 2, 0, 0, 1)))).toEqual(rounded(points(0, 0, 2, 0, 0, 1)));
});

test.each([1, -1])('the largest loop of a self-intersecting outline remains, in either orientation (%p)', (side) => {
  const eight = points(0, 0, 4, 4, 4, 0, 0, 2).map(({ x, y }) => ({ x: side * x, y }));
  // The sides y = x and y = 2 − x / 2 meet at x = 4 / 3: a triangle with a base of 2 m is 4 / 3 m high, one with a base of 4 m 8 / 3 m.
  expect(area([cleaned(eight)])).toBeCloseTo((4 * (8 / 3)) / 2, 9);
  expect(() => new PolygonNode([cleaned(eight)])).not.toThrow();
});

test('points on a line enclose no area', () => {
  expect(() => cleaned(points(0, 0, 1, 1, 3, 3))).toThrow(/^An outline must enclose an area\.$/);
});

test('values that are not points are rejected', () => {
  expect(() => processPolygon([...box(0, 0, 1, 1), { x: NaN, y: 0 }])).toThrow(
    /^An outline must be a list of points \{ x, y \} of finite numbers\.$/,
  );
});
