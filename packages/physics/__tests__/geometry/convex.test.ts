import { b2MassData, b2Transform, b2_maxPolygonVertices } from '@box2d/core';
import { ConvexShape } from '../../src/shapes/convex-shape';
import { splitConvex } from '../../src/geometry/convex';
import { area, box, expectConvex, ngon, points } from '../../testing/shapes';

test.each([3, 8, 9, 14, 15, 32])('a convex polygon with %p corners is split into the fewest pieces', (corners) => {
  const polygon = ngon(1, corners);
  const pieces = splitConvex(polygon);
  expectConvex(pieces);
  // Triangles share the first corner; a piece of n corners takes n − 2 of them.
  expect(pieces).toHaveLength(Math.ceil((corners - 2) / (b2_maxPolygonVertices - 2)));
  expect(area(pieces)).toBeCloseTo(area([polygon]), 12);
  expect(new Set(pieces.flat())).toEqual(new Set(polygon));
});

test('normals have length 1 and point outwards', () => {
  expect(new ConvexShape(points(0, 0, 4, 0, 0, 3)).m_normals).toMatchObject(points(0, -1, 0.6, 0.8, -1, 0));
});

test('a thin shape preserves its corners, its area and its skin', () => {
  const shape = new ConvexShape(box(3, 5, 2, 1e-4), 0.004).Clone();
  expect(shape.m_vertices).toMatchObject(box(3, 5, 2, 1e-4));
  expect(shape.m_count).toBe(4);
  expect(shape.m_radius).toBe(0.004);
  const mass = new b2MassData();
  shape.ComputeMass(mass, 2);
  expect(mass.mass).toBeCloseTo(4e-4, 12);
  expect(mass.center.x).toBeCloseTo(4, 9);
  expect(mass.center.y).toBeCloseTo(5 + 5e-5, 9);
});

test('a shape contains points up to a nanometre outside its sides', () => {
  const shape = new ConvexShape(box(0, 0, 2, 1));
  const place = new b2Transform().SetPositionAngle({ x: 10, y: 0 }, Math.PI / 2);
  const isIn = (x: number, y: number): boolean => shape.TestPoint(place, { x: 10 - y, y: x });
  expect([isIn(1, 0.5), isIn(2 + 5e-10, 0.5), isIn(1, -5e-10), isIn(0, 1)]).toEqual([true, true, true, true]);
  const outside = [isIn(2 + 2e-9, 0.5), isIn(-2e-9, 0.5), isIn(1, 1 + 2e-9), isIn(1, -2e-9), isIn(0.5, 1.5)];
  expect(outside).toEqual([false, false, false, false, false]);
});
