import { b2ManifoldType, type b2Body, type b2Contact, type b2Transform, type XY } from '@box2d/core';
import { bodiesOf } from '../access';

/**
 * Speed at which two bodies part at the slower of the points that their contact has, in m/s, as found when the step started; without new objects,
 * as all contacts are looked at in each step.
 */
export function quickSpeed(contact: b2Contact): number {
  const { type, pointCount, points, localNormal, localPoint } = contact.GetManifold();
  const [a, b] = bodiesOf(contact);
  const [first, second = first] = points;
  if (pointCount === 0 || !first || !second) return 0;
  if (type === b2ManifoldType.e_circles) return betweenDiscs(a, b, localPoint, first.localPoint);
  const isFaceA = type === b2ManifoldType.e_faceA;
  const { q } = (isFaceA ? a : b).GetTransform();
  const sign = isFaceA ? 1 : -1;
  const x = sign * (q.c * localNormal.x - q.s * localNormal.y);
  const y = sign * (q.s * localNormal.x + q.c * localNormal.y);
  const transform = (isFaceA ? b : a).GetTransform();
  const speed = speedAt(a, b, transform, first.localPoint, x, y);
  return pointCount === 1 ? speed : Math.min(speed, speedAt(a, b, transform, second.localPoint, x, y));
}

function betweenDiscs(a: b2Body, b: b2Body, localA: XY, localB: XY): number {
  const [from, to] = [a.GetTransform(), b.GetTransform()];
  const x = xOf(to, localB) - xOf(from, localA);
  const y = yOf(to, localB) - yOf(from, localA);
  const length = Math.sqrt(x * x + y * y) || 1;
  return speedAt(a, b, to, localB, x / length, y / length);
}

/** Relative velocity along a direction at a point, which is given in the coordinates of a transform. */
function speedAt(a: b2Body, b: b2Body, transform: Readonly<b2Transform>, point: XY, x: number, y: number): number {
  const [px, py] = [xOf(transform, point), yOf(transform, point)];
  const [ca, cb, va, vb] = [a.GetWorldCenter(), b.GetWorldCenter(), a.GetLinearVelocity(), b.GetLinearVelocity()];
  const [wa, wb] = [a.GetAngularVelocity(), b.GetAngularVelocity()];
  return (
    (vb.x - wb * (py - cb.y) - va.x + wa * (py - ca.y)) * x + (vb.y + wb * (px - cb.x) - va.y - wa * (px - ca.x)) * y
  );
}

const xOf = ({ p, q }: Readonly<b2Transform>, point: XY): number => p.x + q.c * point.x - q.s * point.y;

const yOf = ({ p, q }: Readonly<b2Transform>, point: XY): number => p.y + q.s * point.x + q.c * point.y;
