import type { b2Body, b2Vec2, b2Vec3 } from '@box2d/core';

/**
 * Turns the impulse of the last step with the body on which it acts, to fit the step to come: the engine keeps its
 * direction, and its few iterations do not catch up with bodies that turn.
 */
export function turnWith(body: b2Body, h: number, impulse: b2Vec2 | b2Vec3): void {
  const angle = h * body.GetAngularVelocity();
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const { x, y } = impulse;
  impulse.x = cosine * x - sine * y;
  impulse.y = sine * x + cosine * y;
}
