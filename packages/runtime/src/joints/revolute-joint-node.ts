import { b2RevoluteJoint, b2RevoluteJointDef, type b2IJointDef } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { degToRad, radToDeg } from '@physics-editor/physics/geometry/shapes';
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
 * ```js live title="A motor rotates the paddle once in about 3 s and throws the ball off." alt="A long blue paddle on an axle, which slopes down to the right." poster=1.5
 * const blade = new editor.RectangleNode(5, 0.3);
 * blade.fillColor = 0x3d80d6;
 * const axle = new editor.RevoluteJointNode(blade.id, '', undefined, { x: 0, y: -0.8 });
 * blade.initNode(0, -0.8);
 * axle.motorEnabled = true;
 * axle.motorSpeed = 2; // rad/s
 * axle.maxMotorTorque = 200; // N·m
 *
 * const ball = new editor.CircleNode(0.35);
 * ball.initNode(1.2, 1.6);
 * ball.fillColor = 0xdd4f28;
 * scene.addChildren([blade, axle, ball]);
 * ```
 */
export class RevoluteJointNode extends JointNode {
  /** Whether the motor is on. */
  declare motorEnabled: boolean;
  /**
   * Target speed of the motor: that of the first body relative to the second, counter-clockwise.
   * @unit rad/s
   * @example
   * ```js live title="Motors at 1, 2 and −4 rad/s; negative is clockwise." alt="Three bars on axles at different angles." poster=1
   * [1, 2, -4].forEach((speed, index) => {
   *   const x = index * 3 - 3;
   *   const bar = new editor.RectangleNode(2.2, 0.4);
   *   bar.initNode(x, 0);
   *   bar.fillColor = 0x3d80d6;
   *   bar.text = `${speed}`;
   *   const axle = new editor.RevoluteJointNode(bar.id, '', undefined, { x, y: 0 });
   *   axle.motorEnabled = true;
   *   axle.maxMotorTorque = 100;
   *   axle.motorSpeed = speed;
   *   scene.addChildren([bar, axle]);
   * });
   * ```
   */
  declare motorSpeed: number;
  /**
   * Maximum torque of the motor; with 0, the motor has no effect.
   * @unit N·m
   */
  declare maxMotorTorque: number;
  /**
   * Whether `jointAngle` is kept between the limits.
   * @example
   * ```js live title="The flap falls until it has rotated clockwise by 60°: its lower limit is −60°." alt="A flap on a hinge that points down to the right." view=8 poster=0.6
   * const flap = new editor.RectangleNode(2.5, 0.3);
   * flap.initNode(0.25, 1.2);
   * flap.fillColor = 0xdd4f28;
   * const hinge = new editor.RevoluteJointNode(flap.id, '', { x: -1.25, y: 0 }, { x: -1, y: 1.2 });
   * hinge.limitsEnabled = true;
   * hinge.lowerAngle = -60; // degrees
   * hinge.upperAngle = 0;
   * scene.addChildren([flap, hinge]);
   * ```
   */
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

  protected override define(bodies: Bodies): b2IJointDef {
    this.angleAtStart ??= radToDeg(bodies.a.GetAngle() - bodies.b.GetAngle());
    // Box2D measures its body B relative to body A.
    const definition = this.definition(new b2RevoluteJointDef(), bodies, true);
    definition.referenceAngle = degToRad(this.angleAtStart);
    return definition;
  }

  protected override tune(): void {
    const { pin, lowerAngle, upperAngle } = this;
    pin?.EnableMotor(this.motorEnabled);
    pin?.SetMotorSpeed(this.motorSpeed);
    pin?.SetMaxMotorTorque(this.maxMotorTorque);
    pin?.EnableLimit(this.limitsEnabled);
    pin?.SetLimits(degToRad(Math.min(lowerAngle, upperAngle)), degToRad(Math.max(lowerAngle, upperAngle)));
  }

  private get pin(): b2RevoluteJoint | undefined {
    return this.native instanceof b2RevoluteJoint ? this.native : undefined;
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
