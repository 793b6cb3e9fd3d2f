import { ACCENT, INK, OCHRE, arc, circle, dashed, mix, polygon, times, wash } from '../paper.mjs';
import { NOTES, bar } from '../xylophone.mjs';

const GRAVITY = 1500;
const SPEED = 230; // sideways
const LONGEST = 190;
const PITCH = 212;
const FIRST = { x: 235, y: 400 };
const DROP = 62; // each bar lies lower than the one before
const FEET = 64; // from the top of a bar to its step
const BOTTOM = 1000;
const RADIUS = 30;

/** Bars on a falling stair; a marble leaps from one to the next in true parabolas. */
export default function musicalXylophone() {
  const bars = NOTES.map(({ color, barLength }, i) => ({
    x: FIRST.x + PITCH * i,
    y: FIRST.y + DROP * i,
    length: LONGEST * barLength,
    color,
  }));
  const flight = PITCH / SPEED;
  const rise = (DROP - (GRAVITY * flight ** 2) / 2) / flight; // the upward speed that lands on the next bar
  const leap = ({ x, y }, t) => ({ x: x + SPEED * t, y: y - RADIUS + rise * t + (GRAVITY * t ** 2) / 2 });
  const path = (bar, to) => times(33, (k) => leap(bar, (to * k) / 32));
  const now = { bar: 4, t: flight * 0.42 };
  const marble = leap(bars[now.bar], now.t);
  const ghosts = bars.slice(0, now.bar).flatMap((bar) => times(5, (k) => leap(bar, (flight * (k + 0.5)) / 5)));
  const fall = times(2, (k) => ({ x: bars[0].x, y: bars[0].y - RADIUS - 300 * (1 - k) }));
  return (
    stairs(bars) +
    bars.map((each) => bar(each, { height: 34, floor: each.y + FEET })).join('') +
    dashed(fall) +
    bars
      .slice(0, -1)
      .map((bar, i) => dashed(path(bar, flight), { stroke: i <= now.bar ? INK : wash(INK, 0.5) }))
      .join('') +
    ghosts
      .map((p, i) => circle(p, 9, { fill: mix(wash(ACCENT, 0.8), ACCENT, i / ghosts.length), stroke: 'none' }))
      .join('') +
    times(4, (k) => sound(bars[now.bar], k)).join('') +
    times(2, (k) => sound(bars[now.bar - 1], k + 2, 0.55)).join('') +
    circle(marble, RADIUS, { fill: ACCENT, width: 5 })
  );
}

/** The stepped stand under all bars. */
function stairs(bars) {
  const treads = bars.flatMap(({ x, y }) => [-1, 1].map((side) => ({ x: x + (side * PITCH) / 2, y: y + FEET })));
  const [left, right] = [treads[0].x, treads.at(-1).x];
  return polygon([...treads, { x: right, y: BOTTOM }, { x: left, y: BOTTOM }], { fill: wash(OCHRE, 0.7), width: 5 });
}

/** One wavefront above a bar. */
const sound = ({ x, y }, k, faint = 0) =>
  arc({ x, y }, 80 + 36 * k, -Math.PI / 2 - 0.28, -Math.PI / 2 + 0.28, {
    stroke: wash(ACCENT, Math.min(0.8, faint + 0.14 * k)),
    width: 6,
  });
