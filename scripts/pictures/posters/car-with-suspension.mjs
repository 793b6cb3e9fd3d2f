import {
  ACCENT,
  BLUE,
  INK,
  OCHRE,
  PAPER,
  arrow,
  circle,
  dashed,
  line,
  path,
  polar,
  polyline,
  spring,
  times,
  wash,
  HEIGHT,
  WIDTH,
} from '../paper.mjs';

const RADIUS = 135;
const AXLES = [600, 1300];
const RIDE = 190; // height of the chassis over the mean axle line

const ground = (x) => 900 - 50 * Math.sin((x - 560) / 190) - 32 * Math.sin((x - 100) / 97);

/** The height of a wheel's centre when the wheel rests on the ground at x. */
const axleHeight = (x) =>
  times(271, (i) => i - RADIUS).reduce(
    (highest, s) => Math.min(highest, ground(x + s) - Math.sqrt(RADIUS ** 2 - s ** 2)),
    Infinity,
  );

const wheel = (center, turn) =>
  circle(center, RADIUS, { fill: INK }) +
  circle(center, RADIUS - 38, { fill: PAPER }) +
  times(5, (i) => line(center, polar(center, RADIUS - 38, turn + (i * 2 * Math.PI) / 5), { width: 12 })).join('') +
  circle(center, 24, { fill: ACCENT, width: 5 });

/** A car on a bumpy road: the wheels follow the ground, the springs take up the difference. */
export default function carWithSuspension() {
  const axles = AXLES.map((x) => ({ x, y: axleHeight(x) }));
  const middle = { x: 950, y: (axles[0].y + axles[1].y) / 2 - RIDE };
  const tilt = 0.35 * Math.atan2(axles[1].y - axles[0].y, axles[1].x - axles[0].x);
  const on = (x, y) => polar(polar(middle, x, tilt), y, tilt + Math.PI / 2);
  const at = (x, y) => `${on(x, y).x.toFixed(1)} ${on(x, y).y.toFixed(1)}`;
  const mounts = [on(-330, -70), on(330, -70)];
  const body =
    `M${at(-540, 70)}L${at(-550, -60)}Q${at(-545, -110)} ${at(-480, -118)}L${at(-330, -130)}L${at(-200, -275)}` +
    `Q${at(-180, -298)} ${at(-140, -300)}L${at(120, -300)}Q${at(165, -300)} ${at(195, -270)}L${at(310, -135)}` +
    `L${at(500, -95)}Q${at(560, -80)} ${at(562, -30)}L${at(562, 70)}Z`;
  const pane = (corners) =>
    path(`M${corners.map(([x, y]) => at(x, y)).join('L')}Z`, { fill: wash(BLUE, 0.65), width: 4 });
  const road = times(WIDTH / 10 + 1, (i) => ({ x: 10 * i, y: ground(10 * i) }));
  const lift = times(151, (i) => ({ x: 200 + 10 * i, y: axleHeight(200 + 10 * i) }));
  const arm = (axle, side) =>
    line(on(120 * side, 50), axle, { width: 14 }) + line(on(120 * side, 50), axle, { width: 6, stroke: PAPER });
  return (
    path(body, { fill: ACCENT, width: 5 }) +
    pane([
      [-288, -138],
      [-172, -262],
      [-20, -262],
      [-20, -138],
    ]) +
    pane([
      [20, -138],
      [20, -262],
      [140, -262],
      [256, -138],
    ]) +
    line(on(0, -262), on(0, 60), { width: 4 }) +
    line(on(24, -90), on(74, -90), { width: 8 }) +
    [-330, 330]
      .map((x) => path(`M${at(x - 62, 70)}L${at(x - 48, -92)}L${at(x + 48, -92)}L${at(x + 62, 70)}Z`, { fill: PAPER }))
      .join('') +
    arm(axles[0], -1) +
    arm(axles[1], 1) +
    axles.map((axle) => wheel(axle, 0.4 + axle.x / RADIUS)).join('') +
    axles
      .map(
        (axle, i) =>
          spring(mounts[i], axle, { radius: 34, coils: 6, width: 9, stroke: INK }) +
          circle(mounts[i], 11, { fill: PAPER }),
      )
      .join('') +
    axles.map((axle) => circle(axle, 15, { fill: PAPER })).join('') +
    path(`${polylineData(road)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, { fill: wash(OCHRE, 0.6), stroke: 'none' }) +
    polyline(road, { width: 6 }) +
    dashed(lift, { stroke: BLUE, width: 4 }) +
    arrow(on(600, 0), on(800, 0), { width: 9, size: 42, color: BLUE })
  );
}

const polylineData = (points) => `M${points.map(({ x, y }) => `${x} ${y.toFixed(1)}`).join('L')}`;
