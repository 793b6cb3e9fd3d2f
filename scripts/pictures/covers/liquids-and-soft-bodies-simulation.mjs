import { ACCENT, INK, circle, path, polyline, random, smoothLoop, times, wash } from '../paper.mjs';
import { TANK, firstOutline, pour, tank, tankWorld, water } from '../tank.mjs';

const COLUMN = { width: 520, height: 740, speed: 500 };
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
  const world = tankWorld();
  const pitch = (2 * JELLY.half) / JELLY.cells;
  const base = TANK.floor - JELLY.r - 4 - 2 * JELLY.half;
  const lattice = times((JELLY.cells + 1) ** 2, (i) => ({
    x: JELLY.x - JELLY.half + pitch * (i % (JELLY.cells + 1)),
    y: base + pitch * Math.floor(i / (JELLY.cells + 1)),
  }));
  const jelly = world.soft(lattice, JELLY.r, 0.006);
  for (const d of jelly.discs.slice(-JELLY.cells - 1)) d.pinned = true;
  const drops = pour(world, COLUMN, random(3));
  world.run(1.12);
  const skin = smoothLoop(rim(jelly.discs, JELLY.cells));
  return (
    firstOutline(COLUMN) +
    water(drops) +
    path(skin, { fill: INK, width: 2 * JELLY.r + 4 }) +
    path(skin, { fill: wash(ACCENT, 0.3), stroke: wash(ACCENT, 0.3), width: 2 * JELLY.r - 6 }) +
    mesh(jelly.discs) +
    tank()
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
