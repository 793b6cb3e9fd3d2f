import { ACCENT, BLUE, INK, arrow, circle, dashed, line, mix, polyline, support, times, wash } from '../paper.mjs';

const GRAVITY = 1400;
const FLOOR = 930;
const RADIUS = 58;
const START = { x: 190, y: 760, vx: 350, vy: -1250 };
const KEEP = 0.84; // share of the speed left after a bounce
const DT = 1 / 480;
const SECONDS = 3.95;
const EVERY = 36; // steps between two dots

/** A thrown ball, bouncing. */
function flight() {
  const ball = { ...START };
  return times(Math.round(SECONDS / DT), () => {
    ball.vy += GRAVITY * DT;
    ball.x += ball.vx * DT;
    ball.y += ball.vy * DT;
    if (ball.y > FLOOR - RADIUS && ball.vy > 0) ball.vy *= -KEEP;
    return { ...ball };
  });
}

/** A ball on its way and the dots it has left behind, one per tick, fading with age. */
export default function creatingATracerScript() {
  const way = flight();
  const ball = way.at(-1);
  const dots = way.filter((_, i) => (way.length - 1 - i) % EVERY === 0).slice(0, -1);
  const tip = { x: ball.x + 0.3 * ball.vx, y: ball.y + 0.3 * ball.vy };
  const [across, upright] = [
    { x: tip.x, y: ball.y },
    { x: ball.x, y: tip.y },
  ];
  return (
    support({ x: 100, y: FLOOR }, { x: 1820, y: FLOOR }) +
    polyline(
      way.filter((_, i) => i % 6 === 0),
      { stroke: wash(INK, 0.55), width: 3, dash: '4 12' },
    ) +
    dots
      .map((dot, i) => {
        const age = 1 - i / dots.length;
        return circle(dot, 26 - 14 * age, {
          fill: mix(ACCENT, '#f6dccd', age),
          stroke: mix(INK, '#e3c9b8', age),
          width: 3,
        });
      })
      .join('') +
    dashed([upright, tip, across]) +
    arrow(ball, tip, { color: BLUE, width: 9, size: 42 }) +
    line(ball, across, { width: 3 }) +
    line(ball, upright, { width: 3 }) +
    circle(ball, RADIUS, { fill: wash(BLUE, 0.25), width: 5 }) +
    circle(ball, 8, { fill: INK })
  );
}
