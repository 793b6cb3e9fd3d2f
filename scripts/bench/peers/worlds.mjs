// Worlds for the comparison of engines: bodies and joints by numbers, in metres and kilograms, so that each engine builds the same.

/** @typedef {{ x: number, y: number, angle?: number, width?: number, height?: number, radius?: number, isStatic?: boolean, group?: number }} Body */
/** A pin between two bodies, by their indices, at a point of the scene. @typedef {{ a: number, b: number, x: number, y: number }} Pin */
/** @typedef {{ bodies: Body[], pins: Pin[] }} World */
/** @typedef {readonly { readonly x: number, readonly y: number }[]} Positions */
/**
 * Steps until the measurement, and what is measured at its end beside the time.
 * @typedef {{ world: World, warmUp: number, quality?: { name: string, of: (now: Positions) => number } }} Trial
 */

/** @param {number} width @param {number} height @returns {Body[]} */
const tank = (width, height) => [
  { x: width / 2, y: -0.5, width: width + 2, height: 1, isStatic: true },
  { x: -0.5, y: height / 2, width: 1, height, isStatic: true },
  { x: width + 0.5, y: height / 2, width: 1, height, isStatic: true },
];

/** @param {number} count @param {number} columns @param {Omit<Body, 'x' | 'y'>} shape @returns {World} */
function pile(count, columns, shape) {
  const bodies = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    return { x: 0.6 + (at % columns) * 1.05 + (row % 2) * 0.2, y: 0.6 + row * 1.05, ...shape };
  });
  return { bodies: [...tank(columns * 1.06 + 0.5, (count / columns) * 1.5), ...bodies], pins: [] };
}

const ROWS = 40;
/** Distance of neighbours in a row, in m: they touch. */
const GAP = 1;

/** @returns {World} */
function pyramid() {
  /** @type {Body[]} */
  const bodies = [{ x: 0, y: -0.5, width: 200, height: 1, isStatic: true }];
  for (let row = 0; row < ROWS; row++) {
    for (let at = 0; at < ROWS - row; at++) {
      bodies.push({ x: (at - (ROWS - 1 - row) / 2) * GAP, y: 0.5 + row, width: 1, height: 1 });
    }
  }
  return { bodies, pins: [] };
}

const LINKS = 20;

/** Chains that hang and swing. @param {number} count @returns {World} */
function chains(count) {
  /** @type {World} */
  const world = { bodies: [], pins: [] };
  for (let chain = 0; chain < count; chain++) {
    const x = chain * 12;
    world.bodies.push({ x, y: 0, width: 0.2, height: 0.2, isStatic: true, group: -1 });
    for (let at = 0; at < LINKS; at++) {
      const b = world.bodies.push({ x: x + 0.25 + at * 0.5, y: 0, width: 0.5, height: 0.1, group: -1 }) - 1;
      world.pins.push({ a: b - 1, b, x: x + at * 0.5, y: 0 });
    }
  }
  return world;
}

/** Trunk, head and two parts for each limb. @type {readonly (readonly [x: number, y: number, width: number, height: number])[]} */
const PARTS = [
  [0, 1.2, 0.5, 0.8],
  [0, 1.8, 0.3, 0.35],
  [-0.5, 1.45, 0.5, 0.15],
  [-1, 1.45, 0.5, 0.13],
  [0.5, 1.45, 0.5, 0.15],
  [1, 1.45, 0.5, 0.13],
  [-0.15, 0.55, 0.2, 0.5],
  [-0.15, 0.05, 0.17, 0.5],
  [0.15, 0.55, 0.2, 0.5],
  [0.15, 0.05, 0.17, 0.5],
];
/** @type {readonly (readonly [a: number, b: number, x: number, y: number])[]} */
const JOINTS = [
  [0, 1, 0, 1.62],
  [0, 2, -0.25, 1.45],
  [2, 3, -0.75, 1.45],
  [0, 4, 0.25, 1.45],
  [4, 5, 0.75, 1.45],
  [0, 6, -0.15, 0.8],
  [6, 7, -0.15, 0.3],
  [0, 8, 0.15, 0.8],
  [8, 9, 0.15, 0.3],
];

/** @param {number} count @returns {World} */
function ragdolls(count) {
  /** @type {World} */
  const world = { bodies: tank(12, 60), pins: [] };
  for (let doll = 0; doll < count; doll++) {
    const [left, bottom, first] = [2 + (doll % 4) * 2.7, 1 + Math.floor(doll / 4) * 2.5, world.bodies.length];
    for (const [x, y, width, height] of PARTS) {
      world.bodies.push({ x: left + x, y: bottom + y, width, height, group: -1 - doll });
    }
    for (const [a, b, x, y] of JOINTS) world.pins.push({ a: first + a, b: first + b, x: left + x, y: bottom + y });
  }
  return world;
}

/** How much wider the base of the pyramid has become, in m. @param {Positions} now */
function spread(now) {
  const base = now.slice(1, ROWS + 1).map(({ x }) => x);
  return Math.max(...base) - Math.min(...base) - (ROWS - 1) * GAP;
}

/** How much farther apart than 0.5 m the centres of straight links are at most, in % of a link. @param {Positions} now */
function stretch(now) {
  let most = 0;
  for (let at = 1; at < LINKS; at++) {
    const [a, b] = [now[at], now[at + 1]];
    if (a && b) most = Math.max(most, Math.hypot(b.x - a.x, b.y - a.y) / 0.5 - 1);
  }
  return most * 100;
}

/** @returns {Readonly<Record<string, Trial>>} */
export const trials = () => ({
  '1,000 boxes': { world: pile(1000, 25, { width: 1, height: 1 }), warmUp: 240 },
  '5,000 circles': { world: pile(5000, 100, { radius: 0.5 }), warmUp: 60 },
  'pyramid of 40 rows': { world: pyramid(), warmUp: 180, quality: { name: 'spread, m', of: spread } },
  '200 chains of 20': { world: chains(200), warmUp: 180, quality: { name: 'stretch, %', of: stretch } },
  '30 ragdolls': { world: ragdolls(30), warmUp: 180 },
});
