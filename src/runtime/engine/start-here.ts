import type { b2Body } from '@box2d/core';

/** Says that a new body was where it is before the next step, too. Particles look at that, and the package takes it to be the origin. */
export function startHere(body: b2Body): void {
  body.m_xf0.Copy(body.GetTransform());
}
