import { b2_maxRotation, b2_maxTranslation, type b2Body } from '@box2d/core';

/** A body that the engine has stopped at a limit, and that is loaded, exceeds it by a rounding error. */
const TOLERANCE = 1 + 1e-9;

/** Says which limit of the engine a velocity exceeds; `undefined` if none. Box2D shortens the movement of a step that is longer (b2_island.js). */
export function velocityProblem(body: b2Body, timeStep: number): string | undefined {
  if (body.GetLinearVelocity().Length() * timeStep > b2_maxTranslation * TOLERANCE) {
    return `is slower than it was set to: a body moves at most ${b2_maxTranslation} m per step, 120 m/s with a time step of 1/60 s`;
  }
  if (Math.abs(body.GetAngularVelocity()) * timeStep > b2_maxRotation * TOLERANCE) {
    return 'turns more slowly than it was set to: a body makes at most a quarter turn per step, 94 rad/s with a time step of 1/60 s';
  }
  return undefined;
}
