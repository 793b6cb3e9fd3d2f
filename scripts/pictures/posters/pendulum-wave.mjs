import { ACCENT, BLUE, INK, OCHRE, TEAL, arc, circle, dashed, line, mix, polar, support, times } from '../paper.mjs';

const PIVOT = { x: 960, y: 100 };
const DOWN = Math.PI / 2;
const COUNT = 15;
const LONGEST = 850;
const SLOWEST = 24; // swings of the longest pendulum in one full cycle of the wave
const AMPLITUDE = 0.82;
const MOMENT = 0.0725; // share of the full cycle

/** From accent over ochre and teal to blue. */
const shade = (share) => {
  const stops = [ACCENT, OCHRE, TEAL, BLUE, BLUE];
  return mix(stops[Math.floor(3 * share)], stops[Math.floor(3 * share) + 1], (3 * share) % 1);
};

/** Fifteen pendulums on one pivot, each a whole swing faster per cycle than the next longer one. */
export default function pendulumWave() {
  const bobAt = (i) => {
    const swings = SLOWEST + i;
    const length = LONGEST * (SLOWEST / swings) ** 2; // the period goes with the root of the length
    const angle = AMPLITUDE * Math.cos(2 * Math.PI * swings * MOMENT);
    return { ...polar(PIVOT, length, DOWN - angle), length };
  };
  const bobs = times(COUNT, bobAt);
  const wave = times((COUNT - 1) * 12 + 1, (i) => bobAt(i / 12));
  const reach = (length) => arc(PIVOT, length, DOWN - AMPLITUDE, DOWN + AMPLITUDE, { width: 2.5, dash: '4 12' });
  const limit = (side) => polar(PIVOT, LONGEST + 40, DOWN + side * AMPLITUDE);
  return (
    dashed([limit(-1), PIVOT, limit(1)]) +
    dashed([PIVOT, { x: PIVOT.x, y: PIVOT.y + LONGEST + 50 }], { width: 2.5 }) +
    bobs.map(({ length }) => reach(length)).join('') +
    dashed(wave, { stroke: ACCENT, width: 4 }) +
    bobs.map((bob) => line(PIVOT, bob, { width: 3 })).join('') +
    bobs.map((bob, i) => circle(bob, bob.length * 0.032 + 2, { fill: shade(i / (COUNT - 1)) })).join('') +
    support({ x: 1140, y: PIVOT.y - 22 }, { x: 780, y: PIVOT.y - 22 }) +
    line({ x: PIVOT.x, y: PIVOT.y - 22 }, PIVOT, { width: 8 }) +
    circle(PIVOT, 13, { fill: INK })
  );
}
