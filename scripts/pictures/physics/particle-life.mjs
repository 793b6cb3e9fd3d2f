/** Particle life: every kind pulls or pushes every other kind by a table, and nobody has to return the favour. */

/** @typedef {{x: number, y: number, vx: number, vy: number, kind: number}} Particle */

const CORE = 0.3;

/** The force at a distance (as a share of the reach): firm repulsion in the core, then a tent of the table's height. */
function force(distance, attraction) {
  if (distance < CORE) return distance / CORE - 1;
  return attraction * (1 - Math.abs(2 * distance - 1 - CORE) / (1 - CORE));
}

/**
 * Moves particles for a number of steps.
 * @param {Particle[]} particles
 * @param {{table: number[][], reach: number, steps: number, pull?: number, keep?: number, box?: number[]}} options
 *   `table[a][b]` is how strongly a is drawn to b; `box` is left, top, right, bottom
 */
export function live(particles, { table, reach, steps, pull = 0.35, keep = 0.82, box }) {
  for (let step = 0; step < steps; step++) {
    for (const p of particles) {
      let [fx, fy] = [0, 0];
      for (const q of particles) {
        const [dx, dy] = [q.x - p.x, q.y - p.y];
        const squared = dx * dx + dy * dy;
        if (!squared || squared > reach * reach) continue;
        const distance = Math.sqrt(squared);
        const strength = force(distance / reach, table[p.kind][q.kind]) / distance;
        fx += dx * strength;
        fy += dy * strength;
      }
      p.vx = p.vx * keep + fx * pull;
      p.vy = p.vy * keep + fy * pull;
    }
    for (const p of particles) {
      p.x += p.vx;
      p.y += p.vy;
      if (box) stayInside(p, box);
    }
  }
  return particles;
}

function stayInside(p, [left, top, right, bottom]) {
  if ((p.x < left && p.vx < 0) || (p.x > right && p.vx > 0)) p.vx = -p.vx;
  if ((p.y < top && p.vy < 0) || (p.y > bottom && p.vy > 0)) p.vy = -p.vy;
  p.x = Math.max(left, Math.min(right, p.x));
  p.y = Math.max(top, Math.min(bottom, p.y));
}
