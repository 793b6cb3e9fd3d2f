import {
  b2_angularSleepTolerance,
  b2_linearSleepTolerance,
  type b2Vec2,
  type b2Velocity,
  type b2World,
} from '@box2d/core';
import { islandOf, type Island } from './access';

/** Lets tall stacks stand. Between velocities and positions, the engine stores impulses: there, bodies get the velocities of their supports. */
export function patchStacks(world: b2World): void {
  const island = islandOf(world);
  const solver = solverOf(island);
  const isUnjointed = (index: number): boolean => island.m_bodies[index]?.GetJointList() === null;
  const solve = island.Solve.bind(island);
  island.Solve = (...values) => {
    const store = solver.StoreImpulses;
    solver.StoreImpulses = () => {
      propagateShocks(solver, isUnjointed);
      Reflect.apply(store, solver, []);
    };
    try {
      solve(...values);
    } finally {
      solver.StoreImpulses = store;
    }
  };
}

/** A contact while its island is solved; bodies are named by their index in the island. */
interface Constraint {
  readonly indexA: number;
  readonly indexB: number;
  readonly invMassA: number;
  readonly invMassB: number;
  readonly pointCount: number;
  readonly points: readonly { readonly normalImpulse: number; readonly tangentImpulse: number }[];
  readonly friction: number;
  readonly tangentSpeed: number;
}

/** The engine's solver of contacts, which all worlds share. */
interface ContactSolver {
  readonly m_count: number;
  readonly m_velocityConstraints: readonly Constraint[];
  readonly m_velocities: readonly b2Velocity[];
  readonly m_positions: readonly { readonly c: b2Vec2 }[];
  StoreImpulses: () => void;
}

/** The solver that an island uses. */
export const solverOf = (island: Island): ContactSolver => Reflect.get(island.constructor, 's_contactSolver');

/** Share of the greatest friction at which a contact counts as sliding: the solver approaches the limit from below. */
const SLIDING = 0.99;

/**
 * Lets what rests on something move with it. Where both points of a contact press and friction holds, the exact velocities of two bodies are
 * those of one rigid body; after a few iterations, some of the difference is left in each step, and makes a tall stack lean. From what
 * forces do not move, upwards, each body gets the velocity of its support (shock propagation: Guendelman, Bridson, Fedkiw, 2003), if it
 * differs by less than at which bodies may sleep.
 * @param isUnjointed - whether a body, by its index in the island, may be held by something else as well
 */
function propagateShocks(solver: ContactSolver, isUnjointed: (index: number) => boolean): void {
  const above = new Map<number, Constraint[]>();
  const stable = new Set<number>();
  const add = (index: number, constraint: Constraint, inverseMass: number) => {
    const known = above.get(index);
    if (known) known.push(constraint);
    else above.set(index, [constraint]);
    if (inverseMass === 0) stable.add(index);
  };
  for (let at = 0; at < solver.m_count; at++) {
    const constraint = solver.m_velocityConstraints[at];
    if (!constraint || !isResting(constraint)) continue;
    add(constraint.indexA, constraint, constraint.invMassA);
    add(constraint.indexB, constraint, constraint.invMassB);
  }
  // What is added to a set while it is gone through is gone through, too.
  for (const support of stable) {
    for (const constraint of above.get(support) ?? []) {
      const index = constraint.indexA === support ? constraint.indexB : constraint.indexA;
      if (!stable.has(index) && isUnjointed(index) && followSupport(solver, support, index, constraint))
        stable.add(index);
    }
  }
}

const isResting = ({ pointCount, points }: Constraint): boolean =>
  pointCount === 2 && points.every(({ normalImpulse }) => normalImpulse > 0);

/** Gives a body the velocity of its support, as of one rigid body; its rotation alone if it slides. */
function followSupport(solver: ContactSolver, support: number, index: number, constraint: Constraint): boolean {
  const [below, own] = [solver.m_velocities[support], solver.m_velocities[index]];
  const [from, to] = [solver.m_positions[support], solver.m_positions[index]];
  if (!below || !own || !from || !to) return false;
  const x = below.v.x - below.w * (to.c.y - from.c.y);
  const y = below.v.y + below.w * (to.c.x - from.c.x);
  if (Math.abs(own.w - below.w) > b2_angularSleepTolerance) return false;
  if (Math.hypot(own.v.x - x, own.v.y - y) > b2_linearSleepTolerance) return false;
  own.w = below.w;
  if (!slides(constraint)) own.v.Set(x, y);
  return true;
}

function slides({ points, friction, tangentSpeed }: Constraint): boolean {
  let [pressed, held] = [0, 0];
  for (const { normalImpulse, tangentImpulse } of points) {
    pressed += normalImpulse;
    held += tangentImpulse;
  }
  return tangentSpeed !== 0 || Math.abs(held) >= SLIDING * friction * pressed;
}
