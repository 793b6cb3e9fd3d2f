/** A small position-based world of discs: liquids, jelly and marbles among fixed walls. */

/** @typedef {{x: number, y: number, px: number, py: number, vx: number, vy: number, r: number, body?: Body, pinned?: boolean}} Disc */
/** @typedef {{discs: Disc[], rest: {x: number, y: number}[], stiffness: number}} Body */
/** @typedef {{x: number, y: number}} Point */

const ITERATIONS = 8;

export class World {
  /** @type {Disc[]} */ discs = [];
  /** @type {{a: Point, b: Point, r: number}[]} */ walls = [];
  /** @type {Body[]} */ bodies = [];

  /** @param {{gravity?: number, damping?: number, bounce?: number}} [options] pixels and seconds */
  constructor({ gravity = 1600, damping = 0.999, bounce = 0 } = {}) {
    Object.assign(this, { gravity, damping, bounce });
  }

  /** @returns {Disc} */
  add(x, y, r, vx = 0, vy = 0) {
    const disc = { x, y, px: x, py: y, vx, vy, r };
    this.discs.push(disc);
    return disc;
  }

  /** Walls along a line of points; a single point makes a peg. @param {Point[]} points */
  wall(points, r = 0) {
    if (points.length === 1) this.walls.push({ a: points[0], b: points[0], r });
    points.slice(1).forEach((b, i) => this.walls.push({ a: points[i], b, r }));
  }

  /** A soft body of discs that remembers its shape. @param {Point[]} points */
  soft(points, r, stiffness) {
    const center = mean(points);
    const discs = points.map(({ x, y }) => this.add(x, y, r));
    const body = { discs, rest: points.map(({ x, y }) => ({ x: x - center.x, y: y - center.y })), stiffness };
    for (const disc of discs) disc.body = body;
    this.bodies.push(body);
    return body;
  }

  /** Runs for some seconds. */
  run(seconds, dt = 1 / 240) {
    for (let i = Math.round(seconds / dt); i > 0; i--) this.step(dt);
  }

  step(dt) {
    for (const d of this.discs) {
      if (d.pinned) [d.vx, d.vy] = [0, 0];
      else d.vy += this.gravity * dt;
      [d.px, d.py] = [d.x, d.y];
      d.x += d.vx * dt;
      d.y += d.vy * dt;
    }
    const pairs = this.pairs();
    for (const d of this.discs) d.normal = undefined;
    for (let i = 0; i < ITERATIONS; i++) {
      for (const body of this.bodies) holdShape(body);
      for (const [a, b] of pairs) separate(a, b);
      for (const d of this.discs) for (const wall of this.walls) pushOut(d, wall);
    }
    for (const d of this.discs) {
      if (d.pinned) [d.x, d.y] = [d.px, d.py];
      const [vx, vy] = [d.vx, d.vy];
      d.vx = ((d.x - d.px) / dt) * this.damping;
      d.vy = ((d.y - d.py) / dt) * this.damping;
      const into = d.normal ? vx * d.normal.x + vy * d.normal.y : 0;
      if (into >= -40 || !this.bounce) continue;
      const away = d.vx * d.normal.x + d.vy * d.normal.y;
      d.vx -= (away + this.bounce * into) * d.normal.x;
      d.vy -= (away + this.bounce * into) * d.normal.y;
    }
  }

  /** Pairs of discs near enough to touch, found on a grid. @returns {[Disc, Disc][]} */
  pairs() {
    const size = 2.4 * this.discs.reduce((most, { r }) => Math.max(most, r), 1);
    const cells = new Map();
    const pairs = [];
    for (const d of this.discs) {
      const [i, j] = [Math.floor(d.x / size), Math.floor(d.y / size)];
      for (let k = 0; k < 9; k++) {
        for (const other of cells.get((i - 1 + (k % 3)) * 4096 + j - 1 + Math.floor(k / 3)) ?? []) {
          if (!d.body || d.body !== other.body) pairs.push([other, d]);
        }
      }
      const key = i * 4096 + j;
      if (cells.has(key)) cells.get(key).push(d);
      else cells.set(key, [d]);
    }
    return pairs;
  }
}

/** @param {Point[]} points @returns {Point} */
export const mean = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function separate(a, b) {
  const [dx, dy, reach] = [b.x - a.x, b.y - a.y, a.r + b.r];
  const squared = dx * dx + dy * dy;
  if (squared >= reach * reach || !squared) return;
  const distance = Math.sqrt(squared);
  const push = (reach - distance) / distance / 2;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}

function pushOut(d, { a, b, r }) {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const along = ((d.x - a.x) * ex + (d.y - a.y) * ey) / (ex * ex + ey * ey || 1);
  const t = Math.max(0, Math.min(1, along));
  const [dx, dy, reach] = [d.x - a.x - t * ex, d.y - a.y - t * ey, d.r + r];
  const distance = Math.hypot(dx, dy);
  if (distance >= reach || !distance) return;
  d.normal = { x: dx / distance, y: dy / distance };
  d.x += d.normal.x * (reach - distance);
  d.y += d.normal.y * (reach - distance);
}

/** Draws a body's discs towards its remembered shape, turned to fit (shape matching). */
function holdShape({ discs, rest, stiffness }) {
  const c = mean(discs);
  const sum = (term) => discs.reduce((total, d, i) => total + term(d.x - c.x, d.y - c.y, rest[i]), 0);
  const angle = Math.atan2(
    sum((x, y, q) => q.x * y - q.y * x),
    sum((x, y, q) => q.x * x + q.y * y),
  );
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  discs.forEach((d, i) => {
    d.x += stiffness * (c.x + cos * rest[i].x - sin * rest[i].y - d.x);
    d.y += stiffness * (c.y + sin * rest[i].x + cos * rest[i].y - d.y);
  });
}
