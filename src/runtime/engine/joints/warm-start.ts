import type { b2Body } from '@box2d/core';
import { sineOf, turnOf, versineOf } from './arc';

/**
 * Turns the impulse of the last step with the body on which it acts, so that it fits the step to come: the engine keeps
 * its direction, and its few iterations then do not catch up with bodies that turn.
 */
export function turnWith(body: b2Body, h: number, impulse: { x: number; y: number }): void {
  const angle = turnOf(h * body.GetAngularVelocity());
  const sine = sineOf(angle);
  const versine = versineOf(angle);
  const { x, y } = impulse;
  impulse.x = x - versine * x - sine * y;
  impulse.y = y - versine * y + sine * x;
}
