import { boundsOf, regularPolygon, sides, signedArea, totalArea } from '../../src/geometry/polygons';
import { box, hole, points, rounded } from '../../testing/shapes';

test('the sign of the area of a polygon is its orientation', () => {
  expect(signedArea(points(1, 1, 4, 1, 1, 3))).toBe(3);
  expect(signedArea(hole(points(1, 1, 4, 1, 1, 3)))).toBe(-3);
  expect(signedArea([])).toBe(0);
  expect(totalArea([box(0, 0, 3, 3), hole(box(1, 1, 1, 1))])).toBe(8);
});

test('sides connect each corner to the next, and the last to the first', () => {
  const [a, b, c] = points(0, 0, 2, 0, 0, 1);
  expect(sides(points(0, 0, 2, 0, 0, 1))).toEqual([
    [a, b],
    [b, c],
    [c, a],
  ]);
});

test('bounds contain all points, on either side of the origin', () => {
  expect(boundsOf(points(-3, -7, -2, -5))).toEqual({ x: -3, y: -7, width: 1, height: 2 });
  expect(boundsOf(points(5, 2, 2, 6, 3, 9))).toEqual({ x: 2, y: 2, width: 3, height: 7 });
  expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});

test('a regular polygon begins in the given direction, and is counter-clockwise', () => {
  expect(rounded(regularPolygon(2, 4))).toEqual([
    [2, 0],
    [0, 2],
    [-2, 0],
    [0, -2],
  ]);
  expect(rounded(regularPolygon(2, 4, Math.PI / 2)).slice(0, 2)).toEqual([
    [0, 2],
    [-2, 0],
  ]);
});
