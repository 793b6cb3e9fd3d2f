import { b2Vec2, b2Vec3, type b2Body, type b2Joint } from '@box2d/core';

/**
 * Turns the impulse of the last step with the body on which it acts, to fit the step to come: the engine keeps its
 * direction, and its few iterations do not catch up with bodies that turn.
 */
export function rotateWith(body: b2Body, h: number, impulse: b2Vec2 | b2Vec3): void {
  const angle = h * body.GetAngularVelocity();
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const { x, y } = impulse;
  impulse.x = cosine * x - sine * y;
  impulse.y = sine * x + cosine * y;
}

/** The impulses of the last step, from which joints of all kinds start. */
const IMPULSES = ['m_impulse', 'm_lowerImpulse', 'm_upperImpulse', 'm_motorImpulse', 'm_springImpulse'];

/** Makes the impulses of a joint those of a step of another length. */
export function scaleImpulses(joint: b2Joint, factor: number): void {
  for (const name of IMPULSES) {
    const impulse: unknown = Reflect.get(joint, name);
    if (typeof impulse === 'number') Reflect.set(joint, name, impulse * factor);
    else if (impulse instanceof b2Vec2 || impulse instanceof b2Vec3) impulse.Scale(factor);
  }
}
