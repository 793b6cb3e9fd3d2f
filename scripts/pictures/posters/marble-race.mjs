import {
  ACCENT,
  BLUE,
  GREEN,
  INK,
  OCHRE,
  PAPER,
  TEAL,
  VIOLET,
  circle,
  dashed,
  line,
  polyline,
  rect,
  times,
  wash,
} from '../paper.mjs';
import { World } from '../physics/world.mjs';

const COLORS = [ACCENT, BLUE, GREEN, OCHRE, VIOLET, TEAL];
const RADIUS = 30;
const RAMPS = [
  [120, 190, 1180, 310],
  [1800, 480, 720, 600],
  [120, 740, 1150, 860],
].map(([ax, ay, bx, by]) => [
  { x: ax, y: ay },
  { x: bx, y: by },
]);
const PEGS = [
  ...times(4, (i) => ({ x: 1330 + 120 * i, y: 330 })),
  ...times(4, (i) => ({ x: 1270 + 120 * i, y: 420 })),
  ...times(4, (i) => ({ x: 210 + 120 * i, y: 590 })),
  ...times(4, (i) => ({ x: 270 + 120 * i, y: 670 })),
];
const FLOOR = 985;

/** Marbles on their way down a zigzag of ramps and pegs. */
export default function marbleRace() {
  const world = new World({ gravity: 1100, bounce: 0.5, damping: 0.9998 });
  RAMPS.forEach((ramp) => world.wall(ramp, 9));
  PEGS.forEach((peg) => world.wall([peg], 13));
  world.wall(
    [
      { x: 100, y: 0 },
      { x: 100, y: FLOOR },
      { x: 1820, y: FLOOR },
      { x: 1820, y: 0 },
    ],
    9,
  );
  const marbles = times(12, (i) => world.add(150 + 64 * (i % 6), 150 - 66 * Math.floor(i / 6) + 7 * (i % 6), RADIUS));
  const trail = times(220, () => {
    world.run(1 / 30);
    return { x: marbles[5].x, y: marbles[5].y };
  });
  return (
    dashed(trail, { stroke: ACCENT }) +
    RAMPS.map(([a, b]) => line(a, b, { width: 22 }) + line(a, b, { width: 13, stroke: wash(OCHRE, 0.35) })).join('') +
    PEGS.map((peg) => circle(peg, 13, { fill: wash(INK, 0.6) })).join('') +
    polyline(
      [
        { x: 100, y: 60 },
        { x: 100, y: FLOOR },
        { x: 1820, y: FLOOR },
        { x: 1820, y: 60 },
      ],
      { width: 20 },
    ) +
    finish() +
    marbles
      .map(
        (m, i) =>
          circle(m, RADIUS, { fill: COLORS[i % 6] }) +
          circle({ x: m.x - 9, y: m.y - 9 }, 6, { fill: wash(COLORS[i % 6], 0.6), stroke: 'none' }),
      )
      .join('')
  );
}

/** The chequered flag at the end of the course. */
const finish = () =>
  line({ x: 1700, y: FLOOR - 10 }, { x: 1700, y: 730 }, { width: 9 }) +
  times(15, (i) =>
    rect(1580 + 24 * (i % 5), 735 + 24 * Math.floor(i / 5), 24, 24, { fill: i % 2 ? PAPER : INK, width: 2 }),
  ).join('');
