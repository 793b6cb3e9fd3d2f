import {
  ACCENT,
  BLUE,
  GREEN,
  INK,
  OCHRE,
  TEAL,
  VIOLET,
  discs,
  line,
  path,
  polyline,
  random,
  rect,
  times,
  wash,
} from '../paper.mjs';
import { live } from '../physics/particle-life.mjs';

const COLORS = [ACCENT, BLUE, OCHRE, GREEN, VIOLET];
const TANK = { left: 160, right: 1760, top: 110, floor: 970, water: 190 };
const TABLE = [
  [0.7, 0.3, -0.3, 0, 0.1],
  [0.5, -0.1, 0.4, -0.3, 0],
  [-0.2, 0.1, 0.6, 0.5, -0.4],
  [0.2, -0.4, -0.1, 0.5, 0.6],
  [-0.5, 0.4, 0.1, -0.2, 0.5],
];

/** Five kinds of particles that have gathered into swimming clusters inside a tank. */
export default function particleLifeAquarium() {
  const next = random(21);
  const { left, right, top, floor, water } = TANK;
  const box = [left + 40, water + 40, right - 40, floor - 60];
  const swarm = times(620, (i) => ({
    x: box[0] + next() * (box[2] - box[0]),
    y: box[1] + next() * (box[3] - box[1]),
    vx: 0,
    vy: 0,
    kind: i % COLORS.length,
  }));
  live(swarm, { table: TABLE.map((row) => row.map((value) => 0.32 * value)), reach: 110, steps: 420, pull: 0.35, box });
  const tick = (i) =>
    line({ x: right + 14, y: water + 76 * i }, { x: right + (i % 5 ? 34 : 50), y: water + 76 * i }, { width: 3 });
  const ripples = times(161, (i) => ({ x: left + 10 * i, y: water + 5 * Math.sin(i / 3.2) }));
  const gravel = times(79, (i) => ({
    x: left + 16 + 20 * i + 6 * next(),
    y: floor - 9 - 6 * next(),
    r: 9 + 4 * next(),
  }));
  return (
    rect(left, water, right - left, floor - water, { fill: wash(TEAL, 0.86), stroke: 'none' }) +
    polyline(ripples, { stroke: TEAL, width: 4 }) +
    COLORS.map((color, kind) =>
      discs(
        swarm.filter((p) => p.kind === kind).map(({ x, y }) => ({ x, y, r: 12 })),
        { fill: color, stroke: INK, width: 3 },
      ),
    ).join('') +
    discs(gravel, { fill: wash(OCHRE, 0.5), stroke: INK, width: 3 }) +
    path(`M${left} ${top}V${floor}H${right}V${top}`, { width: 9 }) +
    times(10, tick).join('')
  );
}
