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

/** What is made of the engine's definitions, by constructors that are protected, as those of the engine's joints are. */
const JOINTS = [
  [b2RevoluteJointDef, RevoluteJoint],
  [b2DistanceJointDef, DistanceJoint],
  [b2WeldJointDef, WeldJoint],
  [b2WheelJointDef, WheelJoint],
] as const;

/** The engine's own function, which all worlds share: it is patched for each of them, but taken only once. */
const create: (definition: b2IJointDef) => b2Joint = b2World['Joint_Create'];

/** Lets worlds make joints that keep energy and angular momentum, in place of the engine's own; see `joints/`. */
export function patchJoints(): void {
  b2World['Joint_Create'] = (definition: b2IJointDef): b2Joint => {
    const own = JOINTS.find(([type]) => definition instanceof type)?.[1];
    return own ? Reflect.construct(own, [definition]) : create(definition);
  };
}
