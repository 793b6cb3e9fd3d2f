import { ACCENT, BLUE, INK, OCHRE, PAPER, circle, dashed, line, mix, polar, polyline, times, wash } from '../paper.mjs';

const PIVOT = { x: 960, y: 500 };
const LENGTH = 235;
const GRAVITY = 9.81; // both rods one metre long, both masses equal
const DT = 1 / 400;
const DOWN = Math.PI / 2;

/** The rates of the angles and of their speeds (equal masses, equal rods). */
function rates([a, b, va, vb]) {
  const d = a - b;
  const share = 3 - Math.cos(2 * d);
  const aa =
    (-3 * GRAVITY * Math.sin(a) - GRAVITY * Math.sin(a - 2 * b) - 2 * Math.sin(d) * (vb ** 2 + va ** 2 * Math.cos(d))) /
    share;
  const ab = (2 * Math.sin(d) * (2 * va ** 2 + 2 * GRAVITY * Math.cos(a) + vb ** 2 * Math.cos(d))) / share;
  return [va, vb, aa, ab];
}

/** One step of the fourth-order Runge–Kutta method. */
function advance(state) {
  const shifted = (k, h) => state.map((s, i) => s + h * k[i]);
  const k1 = rates(state);
  const k2 = rates(shifted(k1, DT / 2));
  const k3 = rates(shifted(k2, DT / 2));
  const k4 = rates(shifted(k3, DT));
  return state.map((s, i) => s + (DT / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

const joints = ([a, b]) => {
  const elbow = polar(PIVOT, LENGTH, DOWN - a);
  return { elbow, tip: polar(elbow, LENGTH, DOWN - b) };
};

function swing(state, seconds) {
  return times(Math.round(seconds / DT), () => joints((state = advance(state))));
}

const rods = ({ elbow, tip }, colors) =>
  line(PIVOT, elbow, { width: 16 }) +
  line(PIVOT, elbow, { width: 7, stroke: PAPER }) +
  line(elbow, tip, { width: 16 }) +
  line(elbow, tip, { width: 7, stroke: PAPER }) +
  circle(elbow, 34, { fill: colors[0], width: 5 }) +
  circle(tip, 34, { fill: colors[1], width: 5 });

/** The path of the lower bob, darker the younger it is. */
export default function doublePendulum() {
  const run = swing([2.3, 2.75, 0, 0], 9.4);
  const tips = run.map(({ tip }) => tip);
  const pieces = 40;
  const size = Math.floor(tips.length / pieces);
  const trace = times(pieces, (i) =>
    polyline(
      tips.slice(i * size, (i + 1) * size + 1).filter((_, k) => k % 4 === 0 || k === size),
      { stroke: mix(wash(OCHRE, 0.7), ACCENT, i / (pieces - 1)), width: 5 },
    ),
  );
  return (
    circle(PIVOT, 2 * LENGTH, { width: 3, dash: '14 12' }) +
    circle(PIVOT, LENGTH, { width: 2.5, dash: '4 12' }) +
    dashed(
      [
        { x: PIVOT.x - 560, y: PIVOT.y },
        { x: PIVOT.x + 560, y: PIVOT.y },
      ],
      { width: 2.5 },
    ) +
    dashed([PIVOT, { x: PIVOT.x, y: PIVOT.y + 540 }], { width: 2.5 }) +
    trace.join('') +
    rods(run.at(-1), [BLUE, ACCENT]) +
    circle(PIVOT, 18, { fill: INK })
  );
}
