import { b2WheelJointDef, type b2IJointDef } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number, share } from '../core/property';
import { soften } from '@physics-editor/physics/joints/softness';
import { WheelJoint } from '@physics-editor/physics/joints/wheel-joint';
import { degToRad, type Point } from '@physics-editor/physics/geometry/shapes';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';

/**
 * An axle with suspension: the first body is a wheel that rotates freely and slides along an axis of the second, the
 * chassis.
 *
 * Two wheel joints and a box make a car. By default, the axis is at 90°, the vertical axis of the chassis. `frequency`
 * and `dampingRatio` set the softness of the suspension; 2 Hz and 0.7 resemble a road car. The motor rotates the wheel
 * relative to the chassis, counter-clockwise, so a negative speed drives a car to the right. Give wheels high friction,
 * or they spin in place.
 *
 * @see {@link RevoluteJointNode}
 *
 * @example
 * ```js live title="Motors drive both wheels, which are on springs: the cart reaches about 2 m/s." alt="A cart with two wheels on a floor." floor=40 poster=1.5
 * const chassis = new editor.RectangleNode(2, 0.5);
 * chassis.initNode(-3, 0.9);
 * chassis.fillColor = 0x3d80d6;
 * scene.addChild(chassis);
 *
 * for (const x of [-0.7, 0.7]) {
 *   const wheel = new editor.CircleNode(0.4);
 *   wheel.initNode(-3 + x, 0.45);
 *   wheel.friction = 0.9;
 *   wheel.fillColor = 0xdd4f28;
 *   const axle = new editor.WheelJointNode(wheel.id, chassis.id, undefined, { x, y: -0.45 });
 *   axle.motorEnabled = true;
 *   axle.motorSpeed = -5; // rad/s, clockwise: to the right
 *   axle.maxMotorTorque = 5; // N·m
 *   scene.addChildren([wheel, axle]);
 * }
 * ```
 */
export class WheelJointNode extends JointNode {
  /**
   * Direction of the suspension axis in the chassis, counter-clockwise from its x axis.
   * @unit °
   */
  declare axisAngle: number;
  /**
   * Natural frequency of the suspension with its two bodies; 0 makes it rigid. It is exact up to a quarter of the step
   * rate, 15 Hz by default; with a higher one, the suspension is stiff and does not oscillate.
   * @unit Hz
   * @example
   * ```js live title="Soft, medium and stiff suspension: the softer, the deeper the cart sinks when it lands." alt="Three carts on a floor." floor=16 poster=1
   * [1, 2, 6].forEach((frequency, index) => {
   *   const chassis = new editor.RectangleNode(1.6, 0.4);
   *   chassis.initNode(index * 3 - 3, 2.4);
   *   chassis.fillColor = 0x3d80d6;
   *   chassis.text = `${frequency} Hz`;
   *   scene.addChild(chassis);
   *   for (const x of [-0.6, 0.6]) {
   *     const wheel = new editor.CircleNode(0.35);
   *     wheel.initNode(index * 3 - 3 + x, 1.9);
   *     wheel.fillColor = 0xdd4f28;
   *     const axle = new editor.WheelJointNode(wheel.id, chassis.id, undefined, { x, y: -0.5 });
   *     axle.frequency = frequency;
   *     scene.addChildren([wheel, axle]);
   *   }
   * });
   * ```
   */
  declare frequency: number;
  /** Damping ratio of the suspension; 1 is critical damping. It has no effect on a rigid suspension. */
  declare dampingRatio: number;
  /** Whether the motor is on. */
  declare motorEnabled: boolean;
  /**
   * Target speed of the motor: that of the wheel relative to the chassis, counter-clockwise.
   * @unit rad/s
   */
  declare motorSpeed: number;
  /**
   * Maximum torque of the motor; with 0, the motor has no effect.
   * @unit N·m
   */
  declare maxMotorTorque: number;

  /**
   * @param nodeAId - id of the wheel
   * @param nodeBId - id of the chassis; empty for the world
   * @param localAnchorA - anchor in the wheel's coordinates; its origin by default
   * @param localAnchorB - anchor in the chassis's coordinates, or in scene coordinates for the world; the origin by
   * default
   * @param axisAngle - direction of the suspension axis in the chassis, in degrees
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point, axisAngle = 90) {
    super(nodeAId, nodeBId, localAnchorA, localAnchorB);
    this.axisAngle = axisAngle;
  }

  /**
   * Displacement of the wheel from its anchor on the chassis, along the axis.
   * @unit m
   */
  get translation(): number {
    return this.suspension?.GetJointTranslation() ?? 0;
  }

  protected override define(bodies: Bodies): b2IJointDef {
    // In Box2D, the axis belongs to body A.
    const definition = this.definition(new b2WheelJointDef(), bodies, true);
    const axis = degToRad(this.axisAngle);
    definition.localAxisA.Set(Math.cos(axis), Math.sin(axis));
    return definition;
  }

  protected override tune(): void {
    const { suspension } = this;
    // Both limits are 0, so a rigid suspension cannot slide.
    suspension?.EnableLimit(this.frequency === 0);
    suspension?.EnableMotor(this.motorEnabled);
    suspension?.SetMotorSpeed(this.motorSpeed);
    suspension?.SetMaxMotorTorque(this.maxMotorTorque);
  }

  protected override soften(): void {
    if (this.suspension) soften(this.suspension, this.frequency, this.dampingRatio);
  }

  private get suspension(): WheelJoint | undefined {
    return this.native instanceof WheelJoint ? this.native : undefined;
  }
}

defineClass(WheelJointNode, 'WheelJointNode', {
  axisAngle: number(90, { affects: 'joint' }),
  frequency: number(2, { min: 0, max: 1e4, affects: 'tuning' }),
  dampingRatio: share(0.7, 'tuning'),
  motorEnabled: boolean(false, 'tuning'),
  motorSpeed: number(0, { affects: 'tuning' }),
  maxMotorTorque: number(100, { min: 0, max: 1e9, affects: 'tuning' }),
});
