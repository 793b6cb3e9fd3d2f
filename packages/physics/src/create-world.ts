import { b2World } from '@box2d/core';
import { patchContacts } from './patch-contacts';
import { patchBroadPhase, patchContactPool, patchTimeOfImpact } from './patch-engine';
import { patchImpacts } from './patch-impacts';
import { patchJoints } from './patch-joints';
import { patchStacks } from './patch-stacks';

/** Creates a world without gravity in which the faults of the engine that a scene would notice are patched. */
export function createWorld(): b2World {
  patchJoints();
  const world = b2World.Create({ x: 0, y: 0 });
  patchBroadPhase(world);
  patchContactPool(world);
  patchContacts(world);
  patchTimeOfImpact(world);
  patchStacks(world);
  patchImpacts(world);
  return world;
}
