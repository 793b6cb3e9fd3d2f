import { b2ManifoldType, type b2Body, type b2Contact, type b2Transform, type XY } from '@box2d/core';

// Looked up once: each access to an export of the engine calls a getter.
const { e_circles, e_faceA } = b2ManifoldType;

/**
 * Speed at which two bodies separate at the slower of the points that their contact has, in m/s, as found when the step started; without new objects,
 * as all contacts are looked at in each step.
 */
export function normalSpeed(contact: b2Contact): number {
  // Without destructuring of arrays, which makes iterators: all contacts of a scene come here in each step.
  const manifold = contact.GetManifold();
  const count = manifold.pointCount;
  const first = manifold.points[0];
  if (count === 0 || !first) return 0;
  const a = contact.GetFixtureA().GetBody();
  const b = contact.GetFixtureB().GetBody();
  if (manifold.type === e_circles) return betweenDiscs(a, b, manifold.localPoint, first.localPoint);
  const isFaceA = manifold.type === e_faceA;
  const { q } = (isFaceA ? a : b).GetTransform();
  const { x: nx, y: ny } = manifold.localNormal;
  const sign = isFaceA ? 1 : -1;
  const x = sign * (q.c * nx - q.s * ny);
  const y = sign * (q.s * nx + q.c * ny);
  const transform = (isFaceA ? b : a).GetTransform();
  const speed = speedAt(a, b, transform, first.localPoint, x, y);
  const second = manifold.points[1];
  return count === 1 || !second ? speed : Math.min(speed, speedAt(a, b, transform, second.localPoint, x, y));
}

function betweenDiscs(a: b2Body, b: b2Body, localA: XY, localB: XY): number {
  const from = a.GetTransform();
  const to = b.GetTransform();
  const x = xOf(to, localB) - xOf(from, localA);
  const y = yOf(to, localB) - yOf(from, localA);
  const length = Math.sqrt(x * x + y * y) || 1;
  return speedAt(a, b, to, localB, x / length, y / length);
}

/** Relative velocity along a direction at a point, which is given in the coordinates of a transform. */
function speedAt(a: b2Body, b: b2Body, transform: Readonly<b2Transform>, point: XY, x: number, y: number): number {
  const px = xOf(transform, point);
  const py = yOf(transform, point);
  const ca = a.GetWorldCenter();
  const cb = b.GetWorldCenter();
  const va = a.GetLinearVelocity();
  const vb = b.GetLinearVelocity();
  const wa = a.GetAngularVelocity();
  const wb = b.GetAngularVelocity();
  return (
    (vb.x - wb * (py - cb.y) - va.x + wa * (py - ca.y)) * x + (vb.y + wb * (px - cb.x) - va.y - wa * (px - ca.x)) * y
  );
}

const xOf = ({ p, q }: Readonly<b2Transform>, point: XY): number => p.x + q.c * point.x - q.s * point.y;

const yOf = ({ p, q }: Readonly<b2Transform>, point: XY): number => p.y + q.s * point.x + q.c * point.y;
