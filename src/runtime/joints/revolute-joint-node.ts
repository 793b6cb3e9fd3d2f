import { b2RevoluteJoint, b2RevoluteJointDef, type b2Joint } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { registerClass } from '../core/registry';
import { degToRad, radToDeg } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';

/**
 * A pin joint: the two bodies share a point and rotate about it.
 *
 * Use it for hinges, axles and pendulums, and with its motor for anything that is driven. Angles and speeds are those
 * of the first body relative to the second, counter-clockwise; a wheel that is pinned to the world rotates at the speed
 * of the motor. The motor is limited by `maxMotorTorque`: increase it if a wheel stalls. Limits are in degrees,
 * relative to the angle at which the joint was connected; speeds are in radians per second.
 *
 * @see {@link WheelJointNode}, {@link GearNode}
 *
 * @example
 * ```js
 * class Paddle {
 *   create(scene, position) {
 *     const blade = new editor.RectangleNode(3, 0.2);
 *     blade.setPosition(position);
 *     const axle = new editor.RevoluteJointNode(blade.id, '', undefined, position);
 *     axle.motorEnabled = true;
 *     axle.motorSpeed = 2; // rad/s: one revolution in about 3 s
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
  /** Whether the motor is on. */
  declare motorEnabled: boolean;
  /**
   * Target speed of the motor: that of the first body relative to the second, counter-clockwise.
   * @unit rad/s
   */
  declare motorSpeed: number;
  /**
   * Maximum torque of the motor; with 0, the motor has no effect.
   * @unit N·m
   */
  declare maxMotorTorque: number;
  /** Whether `jointAngle` is kept between the limits. */
  declare limitsEnabled: boolean;
  /**
   * Lower limit of `jointAngle`. If it exceeds `upperAngle`, the two limits are swapped.
   * @unit °
   */
  declare lowerAngle: number;
  /**
   * Upper limit of `jointAngle`.
   * @unit °
   */
  declare upperAngle: number;

  /**
   * Angle of the first body relative to the second, measured from when the joint was connected, counter-clockwise. It
   * counts full turns.
   * @unit °
   */
  get jointAngle(): number {
    return radToDeg(this.pin?.GetJointAngle() ?? 0);
  }

  /**
   * Angular velocity of the first body relative to the second, counter-clockwise.
   * @unit rad/s
   */
  get jointSpeed(): number {
    return this.pin?.GetJointSpeed() ?? 0;
  }

  protected override createJoint(scene: Scene, bodies: Bodies): b2Joint {
    this.angleAtStart ??= radToDeg(bodies.a.GetAngle() - bodies.b.GetAngle());
    // Box2D measures its body B relative to body A.
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
