import type { b2Vec2, b2Velocity } from '@box2d/core';

/** A contact while its island is solved; bodies are named by their index in the island. */
export interface Constraint {
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
export interface ContactSolver {
  readonly m_count: number;
  readonly m_velocityConstraints: readonly Constraint[];
  readonly m_velocities: readonly b2Velocity[];
  readonly m_positions: readonly { readonly c: b2Vec2 }[];
  StoreImpulses: () => void;
}

const CONSTRAINT = ['indexA', 'indexB', 'invMassA', 'invMassB', 'pointCount', 'points', 'friction', 'tangentSpeed'];

/** The solver that an island uses. The patch of stacks is made for `@box2d/core` 0.10.0. */
export function solverOf(island: object): ContactSolver {
  const solver: unknown = Reflect.get(island.constructor, 's_contactSolver');
  if (isSolver(solver)) return solver;
  throw new Error('The physics engine has no s_contactSolver as in @box2d/core 0.10.0, for which it is patched.');
}

function isSolver(value: unknown): value is ContactSolver {
  if (typeof value !== 'object' || value === null) return false;
  const constraints: unknown = Reflect.get(value, 'm_velocityConstraints');
  if (!Array.isArray(constraints) || typeof Reflect.get(value, 'StoreImpulses') !== 'function') return false;
  const [constraint]: readonly unknown[] = constraints;
  return CONSTRAINT.every((name) => Reflect.has(Object(constraint), name));
}
