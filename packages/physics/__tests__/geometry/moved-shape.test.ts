import { b2CircleShape, b2EdgeShape, b2MassData, type b2Shape } from '@box2d/core';
import { ConvexShape } from '../../src/shapes/convex-shape';
import { HalfDiscShape } from '../../src/shapes/half-disc-shape';
import { Matrix } from '../../src/geometry/matrix';
import { movedShape } from '../../src/shapes/moved-shape';
import { points } from '../../testing/shapes';

const place = Matrix.at(3, -2, 0.7);

function massOf(shape: b2Shape): b2MassData {
  const data = new b2MassData();
  shape.ComputeMass(data, 2.5);
  return data;
}

/** Moment of inertia about the centre of mass. */
const ownInertia = ({ mass, center, I }: b2MassData): number => I - mass * center.LengthSquared();

test.each<[string, b2Shape]>([
  ['a disc', new b2CircleShape(0.4).Set({ x: 1, y: 0.5 }, 0.4)],
  ['half of a disc', new HalfDiscShape(0.4, { x: 1, y: 0.5 }, 0.3)],
  ['a triangle', new ConvexShape(points(0, 0, 2, 0, 0, 1), 0.003)],
])('%s has the same mass, inertia and skin at its new position', (_, shape) => {
  const moved = movedShape(shape, place);
  expect(moved.GetType()).toBe(shape.GetType());
  expect(moved.m_radius).toBe(shape.m_radius);
  const [before, after] = [massOf(shape), massOf(moved)];
  expect(after.mass).toBeCloseTo(before.mass, 12);
  expect(ownInertia(after)).toBeCloseTo(ownInertia(before), 12);
  const centre = place.apply(before.center);
  expect(after.center.x).toBeCloseTo(centre.x, 12);
  expect(after.center.y).toBeCloseTo(centre.y, 12);
});

test('an unsupported shape type is rejected', () => {
  const edge = new b2EdgeShape();
  expect(() => movedShape(edge, place)).toThrow(`A shape of the kind ${edge.GetType()} cannot be moved.`);
});
