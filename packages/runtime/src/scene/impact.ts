import { b2BodyType, b2Vec2, b2WorldManifold, type b2Body, type b2Contact } from '@box2d/core';
import type { Point } from '@physics-editor/physics/geometry/shapes';

/** The moment at which two bodies begin to touch. */
export interface Impact {
  /** Where they touch, in m. */
  readonly point: Point;
  /** Speed at which their surfaces approach each other, in m/s; 0 if they do not. */
  readonly speed: number;
  /** Mass of the lighter of those that move freely, in kg. */
  readonly mass: number;
}

/** Is called when two bodies begin to touch, with a function that computes their impact; undefined for sensors, which do not touch. */
export type ImpactListener = (read: () => Impact | undefined) => void;

/** Returns the impact of a contact that begins; undefined for sensors, which do not touch. */
export function impactOf(contact: b2Contact): Impact | undefined {
  const [fixtureA, fixtureB] = [contact.GetFixtureA(), contact.GetFixtureB()];
  if (fixtureA.IsSensor() || fixtureB.IsSensor()) return undefined;
  const [bodyA, bodyB] = [fixtureA.GetBody(), fixtureB.GetBody()];
  const manifold = new b2WorldManifold();
  contact.GetWorldManifold(manifold);
  const [point] = manifold.points;
  if (!point) return undefined;
  const velocityA = bodyA.GetLinearVelocityFromWorldPoint(point, new b2Vec2());
  const velocityB = bodyB.GetLinearVelocityFromWorldPoint(point, new b2Vec2());
  // The normal points from A to B.
  const approach = b2Vec2.Dot(velocityA.Subtract(velocityB), manifold.normal);
  return {
    point: { x: point.x, y: point.y },
    speed: Math.max(0, approach),
    mass: Math.min(massOf(bodyA), massOf(bodyB)),
  };
}

const massOf = (body: b2Body): number => (body.GetType() === b2BodyType.b2_dynamicBody ? body.GetMass() : Infinity);
