/** Up to this angle in a step, in radians, an arc is followed exactly; at 60 Hz it is 18 rad/s. */
const EXACT = 0.3;
/** From this angle on, the tangent is taken, as the engine does: the iterations of a step no longer settle on an arc. */
const TANGENT = 0.6;

/** Share of the arc, rather than of the tangent, that is taken for a turn in a step. */
export const shareOf = (angle: number): number => fadeOut(angle, EXACT, TANGENT);

/** Up to this square of the angle of a swing per step, an arc is followed exactly; from the other on, the tangent is. */
const SLOW = 0.1;
const FAST = 0.3;

/**
 * Share of the arc that is taken for a body which a force makes swing about its anchor; `square` is (ω h)². The planks of
 * a taut bridge swing too fast to be followed, and would never come to rest without what the tangent takes from them.
 */
export const steadiness = (square: number): number => fadeOut(square, SLOW, FAST);

function fadeOut(value: number, start: number, end: number): number {
  const size = Math.abs(value);
  if (size <= start) return 1;
  return size < end ? (end - size) * (1 / (end - start)) : 0;
}

/** 1 − cos, by its Taylor series: cheap, without cancellation, and to 2e-9 up to the angle at which it is no longer used. */
export function versineOf(angle: number): number {
  const q = angle * angle;
  return q * (1 / 2 - q * (1 / 24 - q * (1 / 720 - q * (1 / 40320))));
}

/** What the angle exceeds its sine by, by its Taylor series. */
export function excessOf(angle: number): number {
  const q = angle * angle;
  return angle * q * (1 / 6 - q * (1 / 120 - q * (1 / 5040 - q * (1 / 362880))));
}
