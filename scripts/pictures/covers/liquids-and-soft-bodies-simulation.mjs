import {
  ACCENT,
  BLUE,
  INK,
  circle,
  dashed,
  discs,
  path,
  polyline,
  random,
  silhouette,
  smoothLoop,
  support,
  times,
  wash,
} from '../paper.mjs';
import { World } from '../physics/world.mjs';

const TANK = { left: 160, right: 1760, top: 130, floor: 950 };
const COLUMN = { width: 520, height: 740 };
const JELLY = { x: 1140, half: 125, cells: 8, r: 17 };

/** The rim of the jelly's square lattice, in order. */
function rim(discs, cells) {
  const at = (i, j) => discs[j * (cells + 1) + i];
  const side = times(cells, (i) => i);
  return [
    ...side.map((i) => at(i, 0)),
    ...side.map((i) => at(cells, i)),
    ...side.map((i) => at(cells - i, cells)),
    ...side.map((i) => at(0, cells - i)),
  ];
}

/** A block of water, just released, breaks over a soft jelly cube that sticks to the floor. */
export default function liquidsAndSoftBodies() {
  const next = random(3);
  const { left, right, top, floor } = TANK;
  const walls = [
    { x: left, y: top },
    { x: left, y: floor },
    { x: right, y: floor },
    { x: right, y: top },
  ];
  const world = new World({ gravity: 1800, damping: 0.9995 });
  world.wall(walls, 4);
  const pitch = (2 * JELLY.half) / JELLY.cells;
  const base = floor - JELLY.r - 4 - 2 * JELLY.half;
  const lattice = times((JELLY.cells + 1) ** 2, (i) => ({
    x: JELLY.x - JELLY.half + pitch * (i % (JELLY.cells + 1)),
    y: base + pitch * Math.floor(i / (JELLY.cells + 1)),
  }));
  const jelly = world.soft(lattice, JELLY.r, 0.006);
  for (const d of jelly.discs.slice(-JELLY.cells - 1)) d.pinned = true;
  const step = 21.5;
  times(Math.floor(COLUMN.height / step), (row) =>
    times(Math.floor(COLUMN.width / step), (column) => {
      world.add(
        left + 16 + step * (column + 0.08 * next()),
        floor - 16 - step * (row + 0.08 * next()),
        8.5 + 2.6 * next(),
        500,
      );
    }),
  );
  world.run(1.12);
  const drops = world.discs.filter(({ body }) => !body);
  const shape = drops
    .map(({ x, y, r }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`)
    .join('');
  const skin = smoothLoop(rim(jelly.discs, JELLY.cells));
  return (
    dashed([
      { x: left, y: floor - COLUMN.height },
      { x: left + COLUMN.width, y: floor - COLUMN.height },
      { x: left + COLUMN.width, y: floor },
    ]) +
    silhouette('water', shape, { fill: wash(BLUE, 0.5), swell: 5 }) +
    discs(
      drops.map((d) => ({ ...d, r: d.r * 0.6 })),
      { fill: BLUE, stroke: 'none' },
    ) +
    path(skin, { fill: INK, width: 2 * JELLY.r + 4 }) +
    path(skin, { fill: wash(ACCENT, 0.3), stroke: wash(ACCENT, 0.3), width: 2 * JELLY.r - 6 }) +
    mesh(jelly.discs) +
    support({ x: left, y: floor + 4 }, { x: right, y: floor + 4 }) +
    polyline(walls, { width: 9 })
  );
}

/** The lattice inside the jelly, bent with it. */
function mesh(list) {
  const count = JELLY.cells + 1;
  const every = times(count / 2 + 0.5, (i) => 2 * i);
  const lines = every.flatMap((k) => [
    times(count, (i) => list[k * count + i]),
    times(count, (i) => list[i * count + k]),
  ]);
  const knots = every.flatMap((j) => every.map((i) => circle(list[j * count + i], 8, { fill: ACCENT, width: 3 })));
  return lines.map((points) => polyline(points, { width: 3 })).join('') + knots.join('');
}
