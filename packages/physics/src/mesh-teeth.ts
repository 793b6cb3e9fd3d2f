import { b2ManifoldType, b2Rot, b2Transform, b2Vec2, type b2Contact, type b2Manifold } from '@box2d/core';
import type { Tooth } from './geometry/gear';
import { bodiesOf } from './access';
import { ToothShape } from './shapes/tooth-shape';

/** Teeth mesh if the pitches of their gears differ by less than this share. */
const SAME_PITCH = 0.02;
/** How far from the pitch point teeth touch, in base pitches: enough for one pair to take over before the last one lets go. */
const REACH = 0.55;

const [centreA, centreB, point] = [new b2Vec2(), new b2Vec2(), new b2Vec2()];

/**
 * Finds where two teeth touch if their gears mesh: on the line of action, which is the common tangent of the base circles. An involute whose
 * start is at the angle β from the line of centres crosses it at the distance r (β + α) from the base circle, where r is the base radius and
 * cos α = (r₁ + r₂) / c for centres at the distance c; so −r₁ / r₂ is the ratio of the speeds at any moment, not only in the mean (F. L. Litvin,
 * _Gear Geometry and Applied Theory_). The polygons of the teeth touch at their corners, which makes the speed of the driven gear ripple.
 * @returns whether the gears mesh: their teeth have the same size, and their pitch circles touch, more or less
 */
export function meshTeeth(
  manifold: b2Manifold,
  shapeA: ToothShape,
  transformA: b2Transform,
  shapeB: ToothShape,
  transformB: b2Transform,
): boolean {
  const [a, b] = [shapeA.tooth, shapeB.tooth];
  const pitch = basePitch(a);
  b2Transform.MultiplyVec2(transformA, a.centre, centreA);
  b2Transform.MultiplyVec2(transformB, b.centre, centreB);
  const distance = b2Vec2.Distance(centreA, centreB);
  const cos = (a.baseRadius + b.baseRadius) / distance;
  if (Math.abs(basePitch(b) - pitch) > SAME_PITCH * pitch || cos >= 1) return false;
  if (Math.abs(distance - a.pitchRadius - b.pitchRadius) > (addendum(a) + addendum(b)) / 2) return false;

  manifold.pointCount = 0;
  const [x, y] = [(centreB.x - centreA.x) / distance, (centreB.y - centreA.y) / distance];
  const [alongA, alongB] = [angleFrom(x, y, a, transformA), angleFrom(-x, -y, b, transformB)];
  const pressureAngle = Math.acos(cos);
  const sin = Math.sin(pressureAngle);
  // Teeth touch with both left flanks, seen from the centres (+1), or with both right ones (−1).
  const crossing = ({ baseRadius, halfAtBase }: Tooth, along: number, side: number) =>
    baseRadius * (halfAtBase + side * along + pressureAngle);
  const gapOn = (side: number) => distance * sin - crossing(a, alongA, side) - crossing(b, alongB, side);
  const [left, right] = [gapOn(1), gapOn(-1)];
  const [side, gap] = left < right ? [-1, right] : [1, left];
  const way = crossing(a, alongA, side);
  const isInReach = Math.abs(way - (a.baseRadius * sin) / cos) < REACH * pitch;
  const [contactPoint] = manifold.points;
  if (!contactPoint || !isInReach || gap > shapeA.m_radius + shapeB.m_radius) return true;

  const [normalX, normalY] = [sin * x - side * cos * y, sin * y + side * cos * x];
  const contactX = centreA.x + a.baseRadius * side * normalY + way * normalX;
  const contactY = centreA.y - a.baseRadius * side * normalX + way * normalY;
  manifold.type = b2ManifoldType.e_faceA;
  manifold.pointCount = 1;
  b2Rot.TransposeMultiplyVec2(transformA.q, point.Set(normalX, normalY), manifold.localNormal);
  b2Transform.TransposeMultiplyVec2(transformA, point.Set(contactX, contactY), manifold.localPoint);
  point.Set(contactX + gap * normalX, contactY + gap * normalY);
  b2Transform.TransposeMultiplyVec2(transformB, point, contactPoint.localPoint);
  contactPoint.id.key = side + 1;
  return true;
}

/**
 * Transfers the impulse of a pair of teeth that separates to the next pair, as its warm start; otherwise, the speed would drop
 * under a load.
 * @param last - how the pair touched until now
 */
export function transferImpulse(last: b2Manifold, contact: b2Contact): void {
  const [old] = last.points;
  if (!old || last.pointCount === 0 || contact.GetManifold().pointCount > 0) return;
  const [a, b] = bodiesOf(contact);
  for (let edge = a.GetContactList(); edge; edge = edge.next) {
    const { contact: next, other } = edge;
    const [contactPoint] = next.GetManifold().points;
    if (next === contact || other !== b || !next.IsTouching() || !areTeeth(next) || contactPoint?.id.key !== old.id.key)
      continue;
    contactPoint.normalImpulse += old.normalImpulse;
    return;
  }
}

const areTeeth = (contact: b2Contact): boolean =>
  contact.GetShapeA() instanceof ToothShape && contact.GetShapeB() instanceof ToothShape;

const basePitch = ({ baseRadius, count }: Tooth): number => (2 * Math.PI * baseRadius) / count;

const addendum = ({ tipRadius, pitchRadius }: Tooth): number => tipRadius - pitchRadius;

/** Angle of a tooth from a direction, counter-clockwise, from −π to π. */
function angleFrom(x: number, y: number, { angle }: Tooth, { q }: b2Transform): number {
  const [toX, toY] = [q.c * Math.cos(angle) - q.s * Math.sin(angle), q.s * Math.cos(angle) + q.c * Math.sin(angle)];
  return Math.atan2(x * toY - y * toX, x * toX + y * toY);
}
