import { b2RevoluteJoint, b2RevoluteJointDef, type b2Joint } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { registerClass } from '../core/registry';
import { degToRad, radToDeg } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';

/**
 * A pin: the two bodies share a point and turn about it.
 *
 * With it you make hinges, axles, pendulums and, with the motor, anything that is driven. Angles and speeds are those of the first body
 * against the second, counter-clockwise; a wheel that is pinned to the world turns as its motor says. The motor is only as strong as
 * `maxMotorTorque`: if a wheel stalls, give it more. Limits are in degrees from the angle at which the joint took hold; speeds are in
 * radians per second.
 *
 * @example
 * ```js
 * class Paddle {
 *   create(scene, position) {
 *     const blade = new editor.RectangleNode(3, 0.2);
 *     blade.setPosition(position);
 *     const axle = new editor.RevoluteJointNode(blade.id, '', undefined, position);
 *     axle.motorEnabled = true;
 *     axle.motorSpeed = 2; // rad/s: once round in about 3 s
 *     axle.maxMotorTorque = 200; // N·m
 *
 *     const ball = new editor.CircleNode(0.3);
 *     ball.initNode(position.x + 0.8, position.y + 2);
 *     scene.addChildren([blade, axle, ball]);
 *   }
 * }
 * ```
 */
export class RevoluteJointNode extends JointNode {
  /** Whether the motor runs. */
  declare motorEnabled: boolean;
  /**
   * Speed that the motor aims at, of the first body against the second, counter-clockwise.
   * @unit rad/s
   */
  declare motorSpeed: number;
  /**
   * The largest torque that the motor uses; with 0 it has no effect.
   * @unit N·m
   */
  declare maxMotorTorque: number;
  /** Whether the angle is kept between the limits. */
  declare limitsEnabled: boolean;
  /**
   * One limit of `jointAngle`. If it is above the other, the two change places.
   * @unit °
   */
  declare lowerAngle: number;
  /**
   * The other limit of `jointAngle`.
   * @unit °
   */
  declare upperAngle: number;

  /**
   * How far the first body has turned against the second since the joint took hold, counter-clockwise; whole turns count.
   * @unit °
   */
  get jointAngle(): number {
    return radToDeg(this.pin?.GetJointAngle() ?? 0);
  }

  /**
   * Speed at which the first body turns against the second, counter-clockwise.
   * @unit rad/s
   */
  get jointSpeed(): number {
    return this.pin?.GetJointSpeed() ?? 0;
  }

  protected override createJoint(scene: Scene, bodies: Bodies): b2Joint {
    this.angleAtStart ??= radToDeg(bodies.a.GetAngle() - bodies.b.GetAngle());
    // The engine measures its second body against its first.
    const definition = this.definition(new b2RevoluteJointDef(), bodies, true);
    const { lower, upper } = this.limits;
    definition.referenceAngle = degToRad(this.angleAtStart);
    definition.enableLimit = this.limitsEnabled;
    definition.lowerAngle = lower;
    definition.upperAngle = upper;
    definition.enableMotor = this.motorEnabled;
    definition.motorSpeed = this.motorSpeed;
    definition.maxMotorTorque = this.maxMotorTorque;
    return scene.physicsWorld.CreateJoint(definition);
  }

  protected override tune(): void {
    const { pin } = this;
    const { lower, upper } = this.limits;
    pin?.EnableMotor(this.motorEnabled);
    pin?.SetMotorSpeed(this.motorSpeed);
    pin?.SetMaxMotorTorque(this.maxMotorTorque);
    pin?.EnableLimit(this.limitsEnabled);
    pin?.SetLimits(lower, upper);
  }

  private get pin(): b2RevoluteJoint | undefined {
    return this.native instanceof b2RevoluteJoint ? this.native : undefined;
  }

  private get limits(): { lower: number; upper: number } {
    const { lowerAngle, upperAngle } = this;
    return {
      lower: degToRad(Math.min(lowerAngle, upperAngle)),
      upper: degToRad(Math.max(lowerAngle, upperAngle)),
    };
  }
}

defineClass(RevoluteJointNode, 'RevoluteJointNode', {
  motorEnabled: boolean(false, 'tuning'),
  motorSpeed: number(0, { affects: 'tuning' }),
  maxMotorTorque: number(100, { min: 0, max: 1e9, affects: 'tuning' }),
  limitsEnabled: boolean(false, 'tuning'),
  lowerAngle: number(0, { affects: 'tuning' }),
  upperAngle: number(0, { affects: 'tuning' }),
});
registerClass('RevoluteJointNode', RevoluteJointNode);
