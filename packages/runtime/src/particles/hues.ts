import type { Color } from '@physics-editor/physics/geometry/shapes';

/**
 * Intensity of a primary colour in a hue; `turn` is their distance on the colour wheel, as a fraction of the full
 * circle.
 */
const share = (turn: number): number => Math.min(1, Math.max(0, 2 - 6 * Math.min(turn % 1, 1 - (turn % 1))));

const byte = (value: number): number => Math.round(255 * value);

/** Saturated colours at equal distances on the colour wheel, starting with red. */
export const evenHues = (count: number): readonly Color[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = index / count;
    return (byte(share(turn)) << 16) | (byte(share(turn + 2 / 3)) << 8) | byte(share(turn + 1 / 3));
  });
