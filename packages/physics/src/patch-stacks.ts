import { b2Body, type b2World } from '@box2d/core';
import { objectAt, replaceMethod } from './access';
import { propagateShocks } from './stacks/shock-propagation';
import { solverOf } from './stacks/solver';

/** Lets tall stacks stand. Between velocities and positions, the engine stores impulses: there, bodies get the velocities of their supports. */
export function patchStacks(world: b2World): void {
  const island = objectAt(world, 'm_island');
  const solver = solverOf(island);
  const isUnjointed = (index: number): boolean => {
    const body: unknown = Reflect.get(objectAt(island, 'm_bodies'), index);
    return body instanceof b2Body && body.GetJointList() === null;
  };
  replaceMethod(island, 'Solve', (solve) => (...values) => {
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
  });
}
