/** @import { Point } from './paper.mjs' */
import { ACCENT, INK, PAPER, circle, line, mix, polar, polyline, support, wash } from './paper.mjs';

/** Size in pixels that social networks recommend. */
export const SIZE = { width: 1200, height: 630 };

const PIVOT = { x: 340, y: 80 };
const LENGTH = 300;
const FROM = 1.1; // initial angle: radians to the left of vertical
const UNTIL = 0.4; // angle at which the thread is cut: radians to the right
const GRAVITY = 900; // pixels per second squared
const FLOOR = 560;
const RADIUS = 26;
const RESTITUTION = 0.82; // coefficient of restitution
const DT = 1 / 960;
const EVERY = 128; // steps from one exposure to the next
const RIGHT = 1090; // x of the last exposure

const DOWN = Math.PI / 2;

/** Positions of the bob at each step: first on its thread, then in free flight until it reaches RIGHT. */
function run() {
  /** @type {Point[]} */
  const onThread = [];
  let [angle, turn] = [-FROM, 0];
  for (; angle < UNTIL; angle += turn * DT) {
    onThread.push(polar(PIVOT, LENGTH, DOWN - angle));
    turn -= (GRAVITY / LENGTH) * Math.sin(angle) * DT;
  }
  /** @type {Point[]} */
  const free = [];
  const ball = polar(PIVOT, LENGTH, DOWN - angle);
  const vx = turn * LENGTH * Math.cos(angle);
  let vy = -turn * LENGTH * Math.sin(angle);
  for (; ball.x < RIGHT; ball.x += vx * DT, ball.y += vy * DT) {
    free.push({ ...ball });
    vy += GRAVITY * DT;
    if (ball.y > FLOOR - RADIUS && vy > 0) vy *= -RESTITUTION;
  }
  return { onThread, free };
}

/** A pendulum in a series of exposures: its thread is cut, and the bob flies off and bounces. */
export default function socialCard() {
  const { onThread, free } = run();
  const all = [...onThread, ...free];
  const last = all.length - 1;
  const exposures = [...all.entries()].filter(([at]) => (last - at) % EVERY === 0);
  /** @param {number} at */
  const shade = (at) => mix(wash(INK, 0.8), wash(INK, 0.1), at / last);
  /** @param {number} at */
  const tint = (at) => mix(PAPER, wash(ACCENT, 0.55), (at / last) ** 2);
  const hanging = exposures.filter(([at]) => at < onThread.length);
  return (
    polyline(every(onThread), { stroke: wash(ACCENT, 0.5), width: 3, dash: '3 11' }) +
    polyline(every(free), { stroke: ACCENT, width: 4, dash: '14 12' }) +
    hanging.map(([at, bob]) => line(PIVOT, bob, { stroke: shade(at), width: 3 })).join('') +
    exposures.map(([at, bob]) => circle(bob, RADIUS, { stroke: shade(at), fill: tint(at) })).join('') +
    support({ x: 40, y: FLOOR }, { x: 1160, y: FLOOR }) +
    support({ x: PIVOT.x + 120, y: PIVOT.y }, { x: PIVOT.x - 120, y: PIVOT.y }) +
    circle(PIVOT, 12, { fill: INK }) +
    circle(all[last] ?? PIVOT, RADIUS + 4, { fill: ACCENT, width: 5 })
  );
}

/** Every eighth point and the last one, which are enough for a smooth curve. @param {Point[]} points */
const every = (points) => points.filter((_, i) => i % 8 === 0 || i === points.length - 1);
