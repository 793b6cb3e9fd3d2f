import { ACCENT, BLUE, GREEN, INK, OCHRE, arrow, axes, circle, dashed, line, polyline, times } from '../paper.mjs';

const GRAVITY = 280; // pixels per second squared
const START = 540;
const NOW = 1.5;
const SECONDS = 1.5;
const RADIUS = 52;
const ORIGIN = { x: 940, y: 960 };
const PER_SECOND = 510;
const BALLS = [
  { scale: 1, x: 220, color: ACCENT },
  { scale: 0.5, x: 390, color: OCHRE },
  { scale: 0, x: 560, color: GREEN },
  { scale: -1, x: 730, color: BLUE },
];

const heightAt = (scale, t) => START + (scale * GRAVITY * t ** 2) / 2;

/** Four balls let go side by side, and their heights over time. */
export default function gravityScale() {
  const now = ORIGIN.x + PER_SECOND * NOW;
  const curve = (scale) =>
    times(61, (i) => ({ x: ORIGIN.x + (PER_SECOND * SECONDS * i) / 60, y: heightAt(scale, (SECONDS * i) / 60) }));
  return (
    line({ x: 120, y: START }, { x: 830, y: START }, { width: 3, dash: '14 12' }) +
    BALLS.map(({ scale, x, color }) =>
      dashed(
        [
          { x, y: heightAt(scale, NOW) },
          { x: now, y: heightAt(scale, NOW) },
        ],
        { stroke: color },
      ),
    ).join('') +
    axes(ORIGIN, { right: 880, up: 870, tick: 80 }) +
    dashed(
      [
        { x: now, y: ORIGIN.y },
        { x: now, y: 110 },
      ],
      { width: 2.5 },
    ) +
    BALLS.map(({ scale, color }) => polyline(curve(scale), { stroke: color, width: 9 })).join('') +
    BALLS.map(({ scale, color }) => circle({ x: now, y: heightAt(scale, NOW) }, 17, { fill: color })).join('') +
    BALLS.map(ball).join('')
  );
}

/** A ball where it is now, dashed where it began and where it was in between, with the pull on it. */
function ball({ scale, x, color }) {
  const y = heightAt(scale, NOW);
  const earlier = [0, 1.06].slice(0, Math.abs(2 * scale));
  const before = earlier.map((t) => circle({ x, y: heightAt(scale, t) }, RADIUS, { dash: '12 12', width: 3 }));
  const edge = y + Math.sign(scale) * RADIUS;
  const pull = scale ? arrow({ x, y: edge }, { x, y: edge + 110 * scale }, { width: 8, size: 34 }) : '';
  return (
    before.join('') + circle({ x, y }, RADIUS, { fill: color, width: 5 }) + pull + circle({ x, y }, 8, { fill: INK })
  );
}
