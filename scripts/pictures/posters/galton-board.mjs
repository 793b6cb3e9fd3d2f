import { World } from '../physics/world.mjs';
import {
  ACCENT,
  BLUE,
  INK,
  OCHRE,
  circle,
  dashed,
  discs,
  line,
  path,
  polyline,
  random,
  times,
  wash,
} from '../paper.mjs';

const ROWS = 12;
const PITCH = 96;
const ROW_HEIGHT = 36;
const CENTER = 960;
const FIRST_ROW = 206;
const FLOOR = 1010;
const RADIUS = 14.5;
const PER_LAYER = 3;
const TOTAL = 156;

const binomial = (n, k) => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k);
const binX = (k) => CENTER + (k - ROWS / 2) * PITCH;
const pegs = times(ROWS, (row) =>
  times(row + 1, (i) => ({ x: CENTER + (i - row / 2) * PITCH, y: FIRST_ROW + row * ROW_HEIGHT })),
).flat();

/** A heap of marbles in a bin, three side by side. */
const heap = (k, count) =>
  times(count, (i) => ({
    x: binX(k) + ((i % PER_LAYER) - 1) * (2 * RADIUS + 1),
    y: FLOOR - RADIUS - 3 - Math.floor(i / PER_LAYER) * 2 * RADIUS,
    r: RADIUS,
  }));

/** A marble's way: left or right at every peg it has passed. */
function route(next, rows) {
  let x = CENTER;
  const turns = times(rows, (row) => {
    x += next() < 0.5 ? -PITCH / 2 : PITCH / 2;
    return { x, y: FIRST_ROW + (row + 0.75) * ROW_HEIGHT - 6 };
  });
  return [{ x: CENTER, y: FIRST_ROW - 36 }, ...turns];
}

/** Marbles that have settled in the funnel. */
function waiting(funnel) {
  const world = new World({ damping: 0.99 });
  funnel.forEach((side) => world.wall(side, 4));
  world.wall([funnel[0][2], funnel[1][2]], 4);
  times(17, (i) => world.add(CENTER + 31 * ((i % 6) - 2.5), 70 - 31 * Math.floor(i / 6) + i, RADIUS));
  world.run(2);
  return world.discs;
}

/** The pegs, the bins filled by the binomial law, its curve, and some marbles on their way. */
export default function galtonBoard() {
  const next = random(29);
  const share = (k) => binomial(ROWS, k) / 2 ** ROWS;
  const stacks = times(ROWS + 1, (k) => heap(k, Math.round(TOTAL * share(k))));
  const layer = (p) => FLOOR - ((TOTAL * p) / PER_LAYER) * 2 * RADIUS;
  const bell = (x) =>
    Math.exp(-((x - CENTER) ** 2) / (2 * (ROWS / 4) * PITCH ** 2)) / Math.sqrt((2 * Math.PI * ROWS) / 4);
  const curve = times(131, (i) => ({
    x: binX(-0.5) + (PITCH * 13 * i) / 130,
    y: layer(bell(binX(-0.5) + (PITCH * 13 * i) / 130)) - 12,
  }));
  const walls = times(ROWS + 2, (k) => binX(k - 0.5));
  const falling = [2, 5, 7, 9, 11].map((rows) => route(next, rows));
  const funnel = [-1, 1].map((side) => [
    { x: CENTER + side * 190, y: 50 },
    { x: CENTER + side * 24, y: 138 },
    { x: CENTER + side * 24, y: 160 },
  ]);
  return (
    stacks
      .map((stack, k) => discs(stack, { fill: k === ROWS / 2 ? ACCENT : wash(BLUE, 0.25), stroke: INK, width: 3 }))
      .join('') +
    path(walls.map((x) => `M${x} ${FLOOR}V650`).join(''), { width: 5 }) +
    line({ x: walls[0], y: FLOOR }, { x: walls.at(-1), y: FLOOR }, { width: 8 }) +
    dashed(curve, { stroke: ACCENT, width: 5 }) +
    dashed(falling.at(-1), { stroke: OCHRE, width: 4 }) +
    discs(
      pegs.map((p) => ({ ...p, r: 8 })),
      { fill: INK, stroke: 'none' },
    ) +
    discs(waiting(funnel), { fill: wash(OCHRE, 0.2), stroke: INK, width: 3 }) +
    funnel.map((side) => polyline(side, { width: 7 })).join('') +
    falling.map((way) => circle(way.at(-1), RADIUS, { fill: OCHRE, width: 4 })).join('')
  );
}
