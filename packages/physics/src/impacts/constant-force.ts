import { b2Vec3, type b2Body, type XY } from '@box2d/core';

/** Field of a body: force in N (x, y) and torque in N·m (z) that alone moved it in the last step. Saved with the body's own fields. */
const FORCE = 'lastForce';
/** Field of a body: whether it moved at its mean velocity then. */
const USED_MEAN_VELOCITY = 'usedMeanVelocity';

/** How the position of a free body is integrated: at its mean velocity, so with a correction of the last step, or as the engine does. */
export type Integration = 'mean velocity' | 'corrected' | 'semi-implicit';

/** Adds the fields to a new body. */
export function initLastForce(body: b2Body): void {
  Reflect.set(body, FORCE, new b2Vec3());
  Reflect.set(body, USED_MEAN_VELOCITY, true);
}

/** Records that a body is not free in this step. */
export const resetLastForce = (body: b2Body): void => void lastForceOf(body).SetZero();

/**
 * How the forces of this step move a body, compared with those of the last one, which are noted. A force may depend on the position, as that of a
 * spring: with the velocity at the end of a step, which the engine takes, its energy stays bounded; with the mean velocity it would grow. The same
 * force twice does not depend on it, and the first of the two steps went too far by a h² / 2.
 */
export function integrationOf(body: b2Body): Integration {
  const { x, y }: XY = body['m_force'];
  const torque: number = body['m_torque'];
  const last = lastForceOf(body);
  const isSame = last.x === x && last.y === y && last.z === torque;
  const isCorrected = isSame && Reflect.get(body, USED_MEAN_VELOCITY) === false;
  const isExact = isSame || (x === 0 && y === 0 && torque === 0);
  last.Set(x, y, torque);
  Reflect.set(body, USED_MEAN_VELOCITY, isExact);
  if (isCorrected) return 'corrected';
  return isExact ? 'mean velocity' : 'semi-implicit';
}

function lastForceOf(body: b2Body): b2Vec3 {
  const force: unknown = Reflect.get(body, FORCE);
  return force instanceof b2Vec3 ? force : new b2Vec3();
}
