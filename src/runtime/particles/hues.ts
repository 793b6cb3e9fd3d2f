import type { Color } from '../geometry/shapes';

/** The share of a primary colour in a hue; `turn` is how far on the colour circle the hue is from the primary, from 0 to 1 around. */
const share = (turn: number): number => Math.min(1, Math.max(0, 2 - 6 * Math.min(turn % 1, 1 - (turn % 1))));

const byte = (value: number): number => Math.round(255 * value);

/** Pure colours at equal distances on the colour circle, from red. */
export const evenHues = (count: number): readonly Color[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = index / count;
    return (byte(share(turn)) << 16) | (byte(share(turn + 2 / 3)) << 8) | byte(share(turn + 1 / 3));
  });
