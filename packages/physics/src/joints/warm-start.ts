import { b2Rot, b2Vec2, b2Vec3, type b2Body, type b2Joint } from '@box2d/core';

const turn = new b2Rot();

/**
 * Turns the impulse of the last step with the body on which it acts, to fit the step to come: the engine keeps its
 * direction, and its few iterations do not catch up with bodies that turn.
 */
export function rotateWith(body: b2Body, h: number, impulse: b2Vec2 | b2Vec3): void {
  b2Rot.MultiplyVec2(turn.Set(h * body.GetAngularVelocity()), impulse, impulse);
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
