import { b2_maxRotation } from '@box2d/core';

/** Up to this angle in radians, the series below are exact to 1e-9. */
const SMALL = 1;

/** Clamps the angle by which a body turns in a step as the engine does when the step ends. */
export const turnOf = (angle: number): number =>
  angle > b2_maxRotation ? b2_maxRotation : angle < -b2_maxRotation ? -b2_maxRotation : angle;

/** Sine by its Taylor series: far cheaper than `Math.sin` in the inner loop, and the same on all machines. */
export function sineOf(angle: number): number {
  if (angle > SMALL || angle < -SMALL) return Math.sin(angle);
  const q = angle * angle;
  return angle * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - q / 72))));
}

/** 1 − cosine by its Taylor series; without the cancellation, it is exact for small angles too. */
export function versineOf(angle: number): number {
  if (angle > SMALL || angle < -SMALL) return 1 - Math.cos(angle);
  const q = angle * angle;
  return (q / 2) * (1 - (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - q / 90))));
}
