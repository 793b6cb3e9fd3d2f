import type { b2Vec2, b2Velocity } from '@box2d/core';
import type { Island } from '../access';

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

/** The solver that an island uses. */
export const solverOf = (island: Island): ContactSolver => Reflect.get(island.constructor, 's_contactSolver');
