import {
  ACCENT,
  BLUE,
  INK,
  arc,
  arcArrow,
  axes,
  circle,
  dashed,
  line,
  polar,
  polyline,
  support,
  times,
  wash,
} from '../paper.mjs';

const PIVOT = { x: 460, y: 150 };
const LENGTH = 640;
const DOWN = Math.PI / 2;
const AMPLITUDE = 0.52;
const DECAY = 0.1; // per second
const OMEGA = 3.1;
const NOW = 8.15;
const ORIGIN = { x: 960, y: 540 };
const PER_SECOND = 92;
const PER_RADIAN = 680;

const angleAt = (t) => AMPLITUDE * Math.exp(-DECAY * t) * Math.cos(OMEGA * t);

/** A pendulum and, beside it, its angle over time: a slowly shrinking sine. */
export default function introducingGraphs() {
  const bob = polar(PIVOT, LENGTH, DOWN - angleAt(NOW));
  const plot = (value) =>
    times(241, (i) => ({
      x: ORIGIN.x + (PER_SECOND * NOW * i) / 240,
      y: ORIGIN.y - PER_RADIAN * value((NOW * i) / 240),
    }));
  const hull = (sign) => plot((t) => sign * AMPLITUDE * Math.exp(-DECAY * t));
  const end = plot(angleAt).at(-1);
  const limit = (side) => polar(PIVOT, LENGTH + 90, DOWN + side * AMPLITUDE);
  return (
    dashed([limit(-1), PIVOT, limit(1)], { width: 2.5 }) +
    dashed([PIVOT, { x: PIVOT.x, y: PIVOT.y + LENGTH + 130 }]) +
    arc(PIVOT, LENGTH, DOWN - AMPLITUDE, DOWN + AMPLITUDE, { width: 3, dash: '4 12' }) +
    arcArrow(PIVOT, 300, DOWN, DOWN - angleAt(NOW), { color: ACCENT, width: 6, size: 24 }) +
    support({ x: 640, y: PIVOT.y - 24 }, { x: 280, y: PIVOT.y - 24 }) +
    line({ x: PIVOT.x, y: PIVOT.y - 24 }, PIVOT, { width: 9 }) +
    line(PIVOT, bob, { width: 7 }) +
    circle(PIVOT, 14, { fill: INK }) +
    circle(bob, 74, { fill: wash(BLUE, 0.2), width: 5 }) +
    circle(bob, 8, { fill: INK }) +
    axes(ORIGIN, { right: 850, up: 430, down: 430, tick: 80 }) +
    dashed(hull(1), { stroke: BLUE }) +
    dashed(hull(-1), { stroke: BLUE }) +
    polyline(plot(angleAt), { stroke: ACCENT, width: 9 }) +
    dashed([end, { x: end.x, y: ORIGIN.y }]) +
    circle(end, 18, { fill: ACCENT })
  );
}
