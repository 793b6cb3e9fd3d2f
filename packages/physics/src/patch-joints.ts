import {
  b2DistanceJointDef,
  b2RevoluteJointDef,
  b2WeldJointDef,
  b2WheelJointDef,
  b2World,
  type b2IJointDef,
  type b2Joint,
} from '@box2d/core';
import { DistanceJoint } from './joints/distance-joint';
import { RevoluteJoint } from './joints/revolute-joint';
import { WeldJoint } from './joints/weld-joint';
import { WheelJoint } from './joints/wheel-joint';

/**
 * Lets worlds make joints that keep energy and angular momentum, in place of the engine's own; see `joints/`.
 * @throws Error if the engine does not make joints as `@box2d/core` 0.10.0 does
 */
export function patchJoints(engine: object = b2World): void {
  const create: unknown = Reflect.get(engine, 'Joint_Create');
  if (typeof create !== 'function')
    throw new Error('@box2d/core has no b2World.Joint_Create, which patchJoints replaces');
  if (patched.has(create)) return;
  const make = (definition: b2IJointDef): unknown =>
    ownJoint(definition) ?? Reflect.apply(create, engine, [definition]);
  patched.add(make);
  Reflect.set(engine, 'Joint_Create', make);
}

const patched = new WeakSet<object>();

function ownJoint(definition: b2IJointDef): b2Joint | undefined {
  if (definition instanceof b2RevoluteJointDef) return RevoluteJoint.of(definition);
  if (definition instanceof b2DistanceJointDef) return DistanceJoint.of(definition);
  if (definition instanceof b2WeldJointDef) return WeldJoint.of(definition);
  if (definition instanceof b2WheelJointDef) return WheelJoint.of(definition);
  return undefined;
}
