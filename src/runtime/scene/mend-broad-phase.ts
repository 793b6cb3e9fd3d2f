import type { b2World } from '@box2d/core';

/**
 * Lets the engine forget a fixture that goes. It keeps a list of fixtures that have moved since the last step, in which one may be several times,
 * and takes it out but once.
 */
export function mendBroadPhase(world: b2World): void {
  const { m_broadPhase: broadPhase } = world.GetContactManager();
  Reflect.set(broadPhase, 'UnBufferMove', (proxy: object) => {
    const moved: unknown = Reflect.get(broadPhase, 'm_moveBuffer');
    if (!Array.isArray(moved)) return;
    for (let at = moved.indexOf(proxy); at !== -1; at = moved.indexOf(proxy, at + 1)) moved[at] = null;
  });
}

/** Lets a world without fixtures do what a new one does: which parts of its tree it uses again makes a difference, if only in the last digits. */
export function forgetPast(world: b2World): void {
  const { m_broadPhase: broadPhase } = world.GetContactManager();
  const tree: object = Object(Reflect.get(broadPhase, 'm_tree'));
  if (Reflect.get(tree, 'm_root') !== null) return;
  Reflect.set(tree, 'm_freeList', null);
  Reflect.set(broadPhase, 'm_moveCount', 0);
  Reflect.set(world, 'm_inv_dt0', 0);
}
