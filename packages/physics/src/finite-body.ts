import type { b2Body } from '@box2d/core';
import type { Point } from './geometry/shapes';

/** Fields of a body that scripts can reach by its methods, and that a step calculates with. */
interface State {
  readonly m_force: Point;
  readonly m_torque: number;
}

const isState = (body: object): body is State => 'm_force' in body && 'm_torque' in body;

/**
 * Whether position, velocity and accumulated forces of a body are finite. Box2D (0.10.0) checks none of them in a release, and one infinite number
 * reaches all that the body touches. NaN and infinity persist in a sum, so one comparison is enough.
 */
export function isFiniteBody(body: b2Body): boolean {
  const { x, y } = body.GetPosition();
  const state: object = body;
  if (!isState(state)) throw new TypeError('This version of Box2D stores the forces of a body in other fields.');
  const { m_force: force, m_torque: torque } = state;
  const velocity = body.GetLinearVelocity();
  const moves = x + y + body.GetAngle() + velocity.x + velocity.y + body.GetAngularVelocity();
  return Number.isFinite(moves + force.x + force.y + torque);
}
