import type { b2Body } from '@box2d/core';
import type { Point } from './geometry/shapes';

/**
 * Whether position, velocity and accumulated forces of a body are finite. Box2D (0.10.0) checks none of them in a release, and one infinite number
 * reaches all that the body touches. NaN and infinity persist in a sum, so one comparison is enough.
 */
export function isFiniteBody(body: b2Body): boolean {
  const { x, y } = body.GetPosition();
  const force: Point = body['m_force'];
  const torque: number = body['m_torque'];
  const velocity = body.GetLinearVelocity();
  const moves = x + y + body.GetAngle() + velocity.x + velocity.y + body.GetAngularVelocity();
  return Number.isFinite(moves + force.x + force.y + torque);
}
