import {
  ACCENT,
  BLUE,
  INK,
  OCHRE,
  PAPER,
  TEAL,
  arcArrow,
  circle,
  line,
  path,
  polar,
  polygon,
  rect,
  through,
  times,
  wash,
} from '../paper.mjs';

const MODULE = 13;
const PRESSURE = (20 * Math.PI) / 180;
const involute = (angle) => Math.tan(angle) - angle;

/** The outline of an involute gear with one tooth centred on `turn`. */
function teeth(center, count, turn) {
  const pitch = (MODULE * count) / 2;
  const base = pitch * Math.cos(PRESSURE);
  const [root, tip] = [pitch - 1.25 * MODULE, pitch + 0.92 * MODULE];
  const half = (r) => 0.88 * (Math.PI / (2 * count)) + involute(PRESSURE) - involute(Math.acos(Math.min(1, base / r)));
  const flank = [root, ...times(6, (i) => Math.max(root, base) + ((tip - Math.max(root, base)) * i) / 5)];
  return times(count, (i) => turn + (i * 2 * Math.PI) / count).flatMap((middle) => [
    ...flank.map((r) => polar(center, r, middle - half(r))),
    ...flank.toReversed().map((r) => polar(center, r, middle + half(r))),
  ]);
}

/** A toothed wheel with windows between its spokes. */
function wheel({ center, count, turn, color, spokes }) {
  const pitch = (MODULE * count) / 2;
  const [inner, outer] = [Math.max(34, pitch * 0.24), pitch - 3.4 * MODULE];
  const window = (i) => {
    const [from, to] = [turn + (i * 2 * Math.PI) / spokes, turn + ((i + 1) * 2 * Math.PI) / spokes];
    const edge = (r, a, b) => times(13, (k) => polar(center, r, a + ((b - a) * k) / 12));
    const inset = (r) => 13 / r + 0.02;
    const rim = edge(outer, from + inset(outer), to - inset(outer));
    return through([...rim, ...edge(inner, to - inset(inner), from + inset(inner))], true);
  };
  const windows = times(spokes, window).join('');
  const disc = path(through(teeth(center, count, turn), true) + windows, { fill: wash(color, 0.35), width: 4 });
  return (
    disc.replace('<path', '<path fill-rule="evenodd"') +
    circle(center, pitch, { width: 2.5, dash: '10 10', stroke: INK })
  );
}

/** The next wheel of a train, placed at a bearing and turned so that its gaps meet the teeth. */
function meshing(driver, bearing, rest) {
  const center = polar(driver.center, (MODULE * (driver.count + rest.count)) / 2, bearing);
  const turn = bearing + Math.PI + (Math.PI - (driver.turn - bearing) * driver.count) / rest.count;
  return { ...rest, center, turn };
}

const hand = (center, length, width, angle, color) =>
  polygon(
    [
      polar(center, width, angle - 1.6),
      polar(center, length * 0.8, angle - width / length / 1.6),
      polar(center, length, angle),
      polar(center, length * 0.8, angle + width / length / 1.6),
      polar(center, width, angle + 1.6),
    ],
    { fill: color, width: 4 },
  );

/** A weight drives the great wheel; every wheel of the flat train carries a hand and turns in step. */
export default function gearTrainClock() {
  const great = { center: { x: 640, y: 470 }, count: 60, turn: 0.02, color: OCHRE, spokes: 6 };
  const idler = meshing(great, -0.55, { count: 20, color: TEAL, spokes: 3 });
  const third = meshing(idler, 0.42, { count: 40, color: BLUE, spokes: 5 });
  const last = meshing(third, 1.9, { count: 24, color: ACCENT, spokes: 3 });
  const train = [great, idler, third, last];
  const rim = (count, from, to) =>
    times(count, (i) => {
      const angle = (i * 2 * Math.PI) / count;
      return line(polar(great.center, from, angle), polar(great.center, to, angle), { width: count === 12 ? 9 : 4 });
    }).join('');
  const drum = 62;
  const rope = { x: great.center.x - drum, y: great.center.y };
  return (
    train.map(wheel).join('') +
    rim(12, 352, 366) +
    line(rope, { x: rope.x, y: 920 }, { width: 5 }) +
    rect(rope.x - 48, 920, 96, 90, { fill: wash(INK, 0.35), width: 5, round: 8 }) +
    circle(great.center, drum, { fill: PAPER, width: 5 }) +
    hand(great.center, 300, 26, -2.1, INK) +
    hand(third.center, 190, 20, -0.9, INK) +
    hand(idler.center, 92, 12, 0.9, INK) +
    train.map(({ center, count }) => circle(center, count > 30 ? 22 : 16, { fill: ACCENT })).join('') +
    arcArrow(great.center, 432, -2.2, -2.75, { color: ACCENT, width: 8, size: 40 }) +
    arcArrow(third.center, 310, 0.0, -0.65, { color: ACCENT, width: 8, size: 40 })
  );
}
