import { b2_maxRotation, b2_maxTranslation } from '@box2d/core';

/** A body that the engine has slowed down to a limit may exceed it by a rounding error. */
const TOLERANCE = 1 + 1e-9;

/** Says which limit of the engine a velocity exceeds; `undefined` if none. Box2D shortens the movement of a step that is longer (b2_island.js). */
export function velocityProblem(speed: number, spin: number, timeStep: number): string | undefined {
  if (speed * timeStep > b2_maxTranslation * TOLERANCE) {
    return `is slower than it was set to: a body moves at most ${b2_maxTranslation} m per step, 120 m/s with a time step of 1/60 s`;
  }
  if (Math.abs(spin) * timeStep > b2_maxRotation * TOLERANCE) {
    return 'turns more slowly than it was set to: a body makes at most a quarter turn per step, 94 rad/s with a time step of 1/60 s';
  }
  return undefined;
}
