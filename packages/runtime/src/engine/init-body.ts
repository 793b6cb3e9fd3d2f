import type { b2Body } from '@box2d/core';
import { startFree } from './impacts/constant-force';

/** Says that a new body was where it is before the next step, free of forces. Particles look at the position, and the package takes it to be the origin. */
export function startHere(body: b2Body): void {
  startFree(body);
  body.m_xf0.Copy(body.GetTransform());
}
