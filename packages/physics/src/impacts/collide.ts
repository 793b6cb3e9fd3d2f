import { b2ContactImpulse, type b2Contact } from '@box2d/core';
import { bodiesOf } from '../access';
import type { Motion } from './motion';
import type { WorldManifold } from './world-manifold';

/** Enough for the two points of a contact to agree to 1e-6 of the speed. */
const ITERATIONS = 24;

/** One point of an impact, with its impulses in newton seconds. */
interface ImpactPoint {
  readonly ra: Arm;
  readonly rb: Arm;
  /** Velocity along the normal and along the surface before the impact, in m/s. */
  readonly before: readonly [along: number, across: number];
  normalImpulse: number;
  tangentImpulse: number;
}

type Arm = readonly [x: number, y: number];

/**
 * Changes the velocities of two bodies by an impact: at each point that approaches, v′ = −e v along the normal (Newton's law of restitution),
 * and a friction impulse of at most μ times the normal impulse (Coulomb's law). With friction, Newton's law can add energy to bodies that
 * rotate (T. R. Kane, 1984); such an impact has none.
 */
export function collide(contact: b2Contact, manifold: WorldManifold, a: Motion, b: Motion): b2ContactImpulse {
  const [start, end] = [{ ...a }, { ...b }];
  const result = solve(contact, manifold, a, b, contact.GetFriction());
  const gainsEnergy = result.work > 0 && contact.GetTangentSpeed() === 0;
  if (!gainsEnergy) return result.impulse;
  Object.assign(a, start);
  Object.assign(b, end);
  return solve(contact, manifold, a, b, 0).impulse;
}

function solve(contact: b2Contact, { normal, points }: WorldManifold, a: Motion, b: Motion, friction: number) {
  const [bodyA, bodyB] = bodiesOf(contact);
  const [ma, mb]: [number, number] = [bodyA['m_invMass'], bodyB['m_invMass']];
  const [ia, ib]: [number, number] = [bodyA['m_invI'], bodyB['m_invI']];
  const [nx, ny] = [normal.x, normal.y];
  const restitution = contact.GetRestitution();
  const across = ({ ra, rb }: ImpactPoint) => speedAlong(ny, -nx, ra, rb, a, b);
  const along = ({ ra, rb }: ImpactPoint) => speedAlong(nx, ny, ra, rb, a, b);
  const inverseMassAlong = ({ ra, rb }: ImpactPoint, x: number, y: number) =>
    ma + mb + ia * (ra[0] * y - ra[1] * x) ** 2 + ib * (rb[0] * y - rb[1] * x) ** 2;
  const applyImpulse = ({ ra, rb }: ImpactPoint, x: number, y: number) => {
    a.vx -= ma * x;
    a.vy -= ma * y;
    a.w -= ia * (ra[0] * y - ra[1] * x);
    b.vx += mb * x;
    b.vy += mb * y;
    b.w += ib * (rb[0] * y - rb[1] * x);
  };
  const impactPoints = points
    .filter(({ normalSpeed }) => normalSpeed < 0)
    .map(({ x, y }): ImpactPoint => {
      const [ra, rb] = [[x - a.x, y - a.y] as const, [x - b.x, y - b.y] as const];
      const before = [speedAlong(nx, ny, ra, rb, a, b), speedAlong(ny, -nx, ra, rb, a, b)] as const;
      return { ra, rb, before, normalImpulse: 0, tangentImpulse: 0 };
    });
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    for (const point of impactPoints) {
      const limit = friction * point.normalImpulse;
      const wanted =
        point.tangentImpulse + (contact.GetTangentSpeed() - across(point)) / inverseMassAlong(point, ny, -nx);
      const tangent = Math.max(-limit, Math.min(limit, wanted));
      applyImpulse(point, ny * (tangent - point.tangentImpulse), -nx * (tangent - point.tangentImpulse));
      point.tangentImpulse = tangent;
    }
    for (const point of impactPoints) {
      const change = (-restitution * point.before[0] - along(point)) / inverseMassAlong(point, nx, ny);
      const pressed = Math.max(0, point.normalImpulse + change);
      applyImpulse(point, nx * (pressed - point.normalImpulse), ny * (pressed - point.normalImpulse));
      point.normalImpulse = pressed;
    }
  }
  const impulse = new b2ContactImpulse();
  impulse.count = impactPoints.length;
  let work = 0;
  impactPoints.forEach((point, at) => {
    impulse.normalImpulses[at] = point.normalImpulse;
    impulse.tangentImpulses[at] = point.tangentImpulse;
    // Work of an impulse: its product with the mean of the velocities before and after.
    work +=
      (point.normalImpulse * (point.before[0] + along(point)) +
        point.tangentImpulse * (point.before[1] + across(point))) /
      2;
  });
  return { impulse, work };
}

/** Velocity of the second body relative to the first along a direction, at a point. */
function speedAlong(x: number, y: number, ra: Arm, rb: Arm, a: Motion, b: Motion): number {
  return (b.vx - b.w * rb[1] - a.vx + a.w * ra[1]) * x + (b.vy + b.w * rb[0] - a.vy - a.w * ra[0]) * y;
}
