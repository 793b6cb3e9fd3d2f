import {
  ACCENT,
  BLUE,
  INK,
  OCHRE,
  arrow,
  circle,
  dashed,
  discs,
  mix,
  path,
  polyline,
  random,
  rect,
  silhouette,
  support,
  times,
  wash,
} from '../paper.mjs';
import { World } from '../physics/world.mjs';

const TANK = { left: 160, right: 1760, top: 130, floor: 950 };
const COLUMN = { width: 520, height: 690 };
const POST = { x: 1240, height: 110, half: 45 };

/** A column of water, let go at once, runs along the tank and leaps over a block. */
export default function damBreak() {
  const next = random(5);
  const world = new World({ gravity: 1800, damping: 0.9995, bounce: 0 });
  const { left, right, top, floor } = TANK;
  const walls = [
    { x: left, y: top },
    { x: left, y: floor },
    { x: right, y: floor },
    { x: right, y: top },
  ];
  world.wall(
    walls.map(({ x, y }) => ({ x, y })),
    4,
  );
  const block = [
    { x: POST.x - POST.half, y: floor },
    { x: POST.x - POST.half, y: floor - POST.height },
    { x: POST.x + POST.half, y: floor - POST.height },
    { x: POST.x + POST.half, y: floor },
  ];
  world.wall(block, 4);
  const step = 21;
  times(Math.floor(COLUMN.height / step), (row) =>
    times(Math.floor(COLUMN.width / step), (column) => {
      world.add(
        left + 16 + step * (column + 0.08 * next()),
        floor - 16 - step * (row + 0.08 * next()),
        8 + 2.4 * next(),
      );
    }),
  );
  world.run(1.45);
  const drops = world.discs;
  const fastest = Math.max(...drops.map(({ vx, vy }) => Math.hypot(vx, vy)));
  const shades = times(6, (i) => ({ color: mix(BLUE, wash(BLUE, 0.85), i / 5), list: [] }));
  for (const d of drops)
    shades[Math.min(5, Math.floor((9 * Math.hypot(d.vx, d.vy)) / fastest))].list.push({ ...d, r: d.r * 0.62 });
  const shape = drops
    .map(({ x, y, r }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`)
    .join('');
  const edge = { x: left + COLUMN.width, y: floor - COLUMN.height };
  return (
    dashed([{ x: left, y: edge.y }, edge, { x: edge.x, y: floor }], { width: 4 }) +
    silhouette('water', shape, { fill: wash(BLUE, 0.45), swell: 5 }) +
    shades.map(({ color, list }) => discs(list, { fill: color, stroke: 'none' })).join('') +
    path(`M${block.map(({ x, y }) => `${x} ${y}`).join('L')}Z`, { fill: wash(OCHRE, 0.35), width: 5 }) +
    support({ x: left, y: floor + 4 }, { x: right, y: floor + 4 }) +
    polyline(walls, { width: 9 }) +
    arrow({ x: edge.x + 50, y: 330 }, { x: edge.x + 260, y: 330 }, { color: ACCENT, width: 9, size: 44 })
  );
}
