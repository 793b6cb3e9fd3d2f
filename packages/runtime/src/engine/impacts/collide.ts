import { b2ContactImpulse, type b2Body, type b2Contact } from '@box2d/core';
import { bodiesOf, numberAt } from '../access';
import type { Motion } from './motion';
import type { Touch } from './world-manifold';

/** Enough for the two points of a contact to agree to 1e-6 of the speed. */
const ITERATIONS = 24;

/** One point of an impact. `normal` and `tangent` are impulses in newton seconds. */
interface Hit {
  readonly ra: Arm;
  readonly rb: Arm;
  /** Velocity along the normal and along the surface before the impact, in m/s. */
  readonly before: readonly [along: number, across: number];
  normal: number;
  tangent: number;
}

type Arm = readonly [x: number, y: number];

/**
 * Changes the velocities of two bodies by an impact: at each point that approaches, v′ = −e v along the normal (Newton's law of restitution),
 * and a friction impulse of at most μ times the normal impulse (Coulomb's law). With friction, Newton's law can add energy to bodies that
 * rotate (T. R. Kane, 1984); such an impact has none.
 */
export function collide(contact: b2Contact, touch: Touch, a: Motion, b: Motion): b2ContactImpulse {
  const [start, end] = [{ ...a }, { ...b }];
  const rough = solve(contact, touch, a, b, contact.GetFriction());
  const isGained = rough.work > 0 && contact.GetTangentSpeed() === 0;
  if (!isGained) return rough.impulse;
  Object.assign(a, start);
  Object.assign(b, end);
  return solve(contact, touch, a, b, 0).impulse;
}

function solve(contact: b2Contact, { normal, points }: Touch, a: Motion, b: Motion, friction: number) {
  const [bodyA, bodyB] = bodiesOf(contact);
  const [ma, mb] = [inverseMass(bodyA), inverseMass(bodyB)];
  const [ia, ib] = [inverseInertia(bodyA), inverseInertia(bodyB)];
  const [nx, ny] = [normal.x, normal.y];
  const restitution = contact.GetRestitution();
  const across = ({ ra, rb }: Hit) => speedAlong(ny, -nx, ra, rb, a, b);
  const along = ({ ra, rb }: Hit) => speedAlong(nx, ny, ra, rb, a, b);
  const massAlong = ({ ra, rb }: Hit, x: number, y: number) =>
    ma + mb + ia * (ra[0] * y - ra[1] * x) ** 2 + ib * (rb[0] * y - rb[1] * x) ** 2;
  const push = ({ ra, rb }: Hit, x: number, y: number) => {
    a.vx -= ma * x;
    a.vy -= ma * y;
    a.w -= ia * (ra[0] * y - ra[1] * x);
    b.vx += mb * x;
    b.vy += mb * y;
    b.w += ib * (rb[0] * y - rb[1] * x);
  };
  const hits = points
    .filter(({ speed }) => speed < 0)
    .map(({ x, y }): Hit => {
      const [ra, rb] = [[x - a.x, y - a.y] as const, [x - b.x, y - b.y] as const];
      const before = [speedAlong(nx, ny, ra, rb, a, b), speedAlong(ny, -nx, ra, rb, a, b)] as const;
      return { ra, rb, before, normal: 0, tangent: 0 };
    });
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    for (const hit of hits) {
      const limit = friction * hit.normal;
      const wanted = hit.tangent + (contact.GetTangentSpeed() - across(hit)) / massAlong(hit, ny, -nx);
      const tangent = Math.max(-limit, Math.min(limit, wanted));
      push(hit, ny * (tangent - hit.tangent), -nx * (tangent - hit.tangent));
      hit.tangent = tangent;
    }
    for (const hit of hits) {
      const change = (-restitution * hit.before[0] - along(hit)) / massAlong(hit, nx, ny);
      const pressed = Math.max(0, hit.normal + change);
      push(hit, nx * (pressed - hit.normal), ny * (pressed - hit.normal));
      hit.normal = pressed;
    }
  }
  const impulse = new b2ContactImpulse();
  impulse.count = hits.length;
  let work = 0;
  hits.forEach((hit, at) => {
    impulse.normalImpulses[at] = hit.normal;
    impulse.tangentImpulses[at] = hit.tangent;
    // Work of an impulse: its product with the mean of the velocities before and after.
    work += (hit.normal * (hit.before[0] + along(hit)) + hit.tangent * (hit.before[1] + across(hit))) / 2;
  });
  return { impulse, work };
}

/** Velocity of the second body relative to the first along a direction, at a point. */
function speedAlong(x: number, y: number, ra: Arm, rb: Arm, a: Motion, b: Motion): number {
  return (b.vx - b.w * rb[1] - a.vx + a.w * ra[1]) * x + (b.vy + b.w * rb[0] - a.vy - a.w * ra[0]) * y;
}

const inverseMass = (body: b2Body): number => numberAt(body, 'm_invMass');

const inverseInertia = (body: b2Body): number => numberAt(body, 'm_invI');
