/** The water tank that two drawings share. */
import { BLUE, dashed, discs, mix, num, polyline, silhouette, support, times, wash } from './paper.mjs';
import { World } from './physics/world.mjs';

export const TANK = { left: 160, right: 1760, top: 130, floor: 950 };
const STEP = 21.2; // between two drops at the start
const SHADES = 6;

const { left, right, top, floor } = TANK;
const WALLS = [
  { x: left, y: top },
  { x: left, y: floor },
  { x: right, y: floor },
  { x: right, y: top },
];

/** An empty tank. */
export function tankWorld() {
  const world = new World({ gravity: 1800, damping: 0.9995 });
  world.wall(WALLS, 4);
  return world;
}

/** Pours a column of water into the left corner. @param {World} world @returns the drops */
export function pour(world, { width, height, speed = 0 }, next) {
  const rows = Math.floor(height / STEP);
  const columns = Math.floor(width / STEP);
  return times(rows * columns, (i) => {
    const x = left + 16 + STEP * ((i % columns) + 0.08 * next());
    const y = floor - 16 - STEP * (Math.floor(i / columns) + 0.08 * next());
    return world.add(x, y, 8.2 + 2.4 * next(), speed);
  });
}

/** The outline of the column as it was at first. */
export const firstOutline = ({ width, height }) =>
  dashed(
    [
      { x: left, y: floor - height },
      { x: left + width, y: floor - height },
      { x: left + width, y: floor },
    ],
    { width: 4 },
  );

/** Water: one inked silhouette, and in it every drop, paler the faster it is. */
export function water(drops) {
  const speed = ({ vx, vy }) => Math.hypot(vx, vy);
  const fastest = Math.max(...drops.map(speed));
  const shade = (drop) => Math.min(SHADES - 1, Math.floor((9 * speed(drop)) / fastest));
  const shape = drops.map(({ x, y, r }) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`).join('');
  const layer = (i) => {
    const list = drops.filter((drop) => shade(drop) === i).map((drop) => ({ ...drop, r: 0.62 * drop.r }));
    return discs(list, { fill: mix(BLUE, wash(BLUE, 0.85), i / (SHADES - 1)), stroke: 'none' });
  };
  return silhouette('water', shape, { fill: wash(BLUE, 0.45), swell: 5 }) + times(SHADES, layer).join('');
}

/** The tank itself, on its ground. */
export const tank = () =>
  support({ x: left, y: floor + 4 }, { x: right, y: floor + 4 }) + polyline(WALLS, { width: 9 });
