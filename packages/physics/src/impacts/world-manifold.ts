import { b2Manifold, b2Transform, b2WorldManifold, b2CircleShape, type b2Body, type b2Contact } from '@box2d/core';
import { bodiesOf, sweepOf } from '../access';
import type { Motion } from './motion';

/** A point at which two bodies touch or are about to. */
export interface ContactPoint {
  readonly x: number;
  readonly y: number;
  /** Distance between the outlines, in metres; negative if they overlap. */
  readonly separation: number;
  /** Speed at which the bodies separate, in m/s; negative if they approach. */
  readonly normalSpeed: number;
}

/** How two bodies touch, in world coordinates. */
export interface WorldManifold {
  /** Direction from the first body to the second. */
  readonly normal: Readonly<{ x: number; y: number }>;
  readonly points: readonly ContactPoint[];
  /** Gap of the closest point, in metres. */
  readonly separation: number;
  /** Speed of the point that approaches fastest, in m/s. */
  readonly normalSpeed: number;
}

/** Newton's method finds the moment to 1e-9 of a step within these. */
const ITERATIONS = 8;

const manifold = new b2Manifold();
const worldManifold = new b2WorldManifold();
const [transformA, transformB] = [new b2Transform(), new b2Transform()];

/** How two bodies touch with given motions: at the points of their contact, or at recalculated ones. */
export function worldManifoldOf(
  contact: b2Contact,
  a: Motion,
  b: Motion,
  evaluate: boolean,
): WorldManifold | undefined {
  const [shapeA, shapeB] = [contact.GetShapeA(), contact.GetShapeB()];
  const [bodyA, bodyB] = bodiesOf(contact);
  setTransform(bodyA, a, transformA);
  setTransform(bodyB, b, transformB);
  if (evaluate) contact.Evaluate(manifold, transformA, transformB);
  const found = evaluate ? manifold : contact.GetManifold();
  if (found.pointCount === 0) return undefined;
  worldManifold.Initialize(found, transformA, shapeA.m_radius, transformB, shapeB.m_radius);
  const normal = { x: worldManifold.normal.x, y: worldManifold.normal.y };
  const skins = skinOf(shapeA) + skinOf(shapeB);
  const points = worldManifold.points.slice(0, found.pointCount).map(({ x, y }, at) => ({
    x,
    y,
    separation: (worldManifold.separations[at] ?? 0) + skins,
    normalSpeed:
      (b.vx - b.w * (y - b.y) - a.vx + a.w * (y - a.y)) * normal.x +
      (b.vy + b.w * (x - b.x) - a.vy - a.w * (x - a.x)) * normal.y,
  }));
  const [first, second = first] = points;
  if (!first || !second) return undefined;
  return {
    normal,
    points,
    separation: Math.min(first.separation, second.separation),
    normalSpeed: Math.min(first.normalSpeed, second.normalSpeed),
  };
}

/** The engine holds polygons at a distance from their outlines; discs end where they are drawn. */
const skinOf = (shape: object & { m_radius: number }): number => (shape instanceof b2CircleShape ? 0 : shape.m_radius);

function setTransform(body: b2Body, { x, y, angle }: Motion, transform: b2Transform): void {
  const { localCenter } = sweepOf(body);
  transform.q.Set(angle);
  const { c, s } = transform.q;
  transform.p.Set(x - c * localCenter.x + s * localCenter.y, y - s * localCenter.x - c * localCenter.y);
}

/** Time of impact of the outlines, relative to the start of the step, by Newton's method on their separation. */
export function findTimeOfImpact(
  manifoldAt: (time: number) => WorldManifold | undefined,
  guess: number,
  earliest: number,
  latest: number,
): number {
  let time = guess;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const manifold = manifoldAt(time);
    if (!manifold || manifold.normalSpeed >= 0) break;
    time = Math.max(earliest, Math.min(latest, time - manifold.separation / manifold.normalSpeed));
  }
  return time;
}
