import type { b2Body } from '@box2d/core';
import { initLastForce } from './impacts/constant-force';

/** Sets what the next step reads of the last one: a new body was in the same place, without forces. Particles read the position, by default the origin. */
export function initBody(body: b2Body): void {
  initLastForce(body);
  body.m_xf0.Copy(body.GetTransform());
}
