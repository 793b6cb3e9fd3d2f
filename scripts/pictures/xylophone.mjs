/** The notes and bars of the two xylophones. */
import { ACCENT, BLUE, GREEN, INK, OCHRE, TEAL, VIOLET, circle, line, mix, rect } from './paper.mjs';

const SCALE = [0, 2, 4, 5, 7, 9, 11, 12]; // half tones of the major scale
const COLORS = [ACCENT, OCHRE, GREEN, TEAL, BLUE, VIOLET, mix(VIOLET, ACCENT, 0.55), ACCENT];
const STILL = 0.276; // a free bar does not move at 22.4 % of its length, this far from its middle

/** A major scale: a bar's pitch goes with the inverse square of its length, a pipe's with the inverse. */
export const NOTES = SCALE.map((tone, i) => ({
  color: COLORS[i],
  barLength: 2 ** (-tone / 24),
  pipeLength: 2 ** (-tone / 12),
}));

/** A bar that rests with its two still points on feet. `x` is its middle, `y` its top, `floor` where the feet end. */
export function bar({ x, y, length, color }, { height, floor }) {
  const feet = [x - STILL * length, x + STILL * length];
  return (
    feet.map((foot) => line({ x: foot, y: y + height }, { x: foot, y: floor }, { width: 8 })).join('') +
    rect(x - length / 2, y, length, height, { fill: color, width: 5, round: 9 }) +
    feet.map((foot) => circle({ x: foot, y: y + height / 2 }, 6, { fill: INK, stroke: 'none' })).join('')
  );
}
