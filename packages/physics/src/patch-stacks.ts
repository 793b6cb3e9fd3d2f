import type { b2World } from '@box2d/core';
import { islandOf } from './access';
import { propagateShocks } from './stacks/shock-propagation';
import { solverOf } from './stacks/solver';

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
