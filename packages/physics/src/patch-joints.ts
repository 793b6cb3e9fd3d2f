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

/** The engine's own function, which all worlds share: it is patched for each of them, but taken only once. */
const create: (definition: b2IJointDef) => b2Joint = b2World['Joint_Create'];

/** Lets worlds make joints that keep energy and angular momentum, in place of the engine's own; see `joints/`. */
export function patchJoints(): void {
  b2World['Joint_Create'] = (definition: b2IJointDef) => ownJoint(definition) ?? create(definition);
}

function ownJoint(definition: b2IJointDef): b2Joint | undefined {
  if (definition instanceof b2RevoluteJointDef) return RevoluteJoint.of(definition);
  if (definition instanceof b2DistanceJointDef) return DistanceJoint.of(definition);
  if (definition instanceof b2WeldJointDef) return WeldJoint.of(definition);
  if (definition instanceof b2WheelJointDef) return WheelJoint.of(definition);
  return undefined;
}
