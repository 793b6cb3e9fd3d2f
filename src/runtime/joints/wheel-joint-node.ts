import { b2LinearStiffness, b2WheelJoint, b2WheelJointDef, type b2Joint } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { registerClass } from '../core/registry';
import { degToRad, type Point } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';

/**
 * An axle with suspension: the first body is a wheel that turns freely and slides along an axis of the second, the chassis.
 *
 * With two of them and a box you have a car. The axis is 90° by default, straight up in the chassis; frequency and damping ratio set how
 * soft the ride is, 2 Hz and 0.7 like a car on the road. The motor turns the wheel against the chassis, counter-clockwise, so a car drives
 * to the right with a negative speed. Give wheels a high friction, or they spin on the spot.
 *
 * @example
 * ```js
 * class Cart {
 *   create(scene, position) {
 *     const chassis = new editor.RectangleNode(2, 0.4);
 *     chassis.setPosition(position);
 *     scene.addChild(chassis);
 *
 *     for (const x of [-0.7, 0.7]) {
 *       const wheel = new editor.CircleNode(0.35);
 *       wheel.initNode(position.x + x, position.y - 0.4);
 *       wheel.friction = 0.9;
 *       const axle = new editor.WheelJointNode(wheel.id, chassis.id, undefined, { x, y: -0.4 });
 *       axle.motorEnabled = true;
 *       axle.motorSpeed = -6; // rad/s, clockwise: about 2 m/s to the right
 *       axle.maxMotorTorque = 5; // N·m
 *       scene.addChildren([wheel, axle]);
 *     }
 *   }
 * }
 * ```
 */
export class WheelJointNode extends JointNode {
  /**
   * Direction in which the wheel slides, in the chassis.
   * @unit °
   */
  declare axisAngle: number;
  /**
   * How often the suspension would swing in a second; 0 makes it rigid.
   * @unit Hz
   */
  declare frequency: number;
  /** How fast the swinging dies down; 1 lets it end without a swing. It has no effect on a rigid suspension. */
  declare dampingRatio: number;
  /** Whether the motor runs. */
  declare motorEnabled: boolean;
  /**
   * Speed that the motor aims at, of the wheel against the chassis, counter-clockwise.
   * @unit rad/s
   */
  declare motorSpeed: number;
  /**
   * The largest torque that the motor uses; with 0 it has no effect.
   * @unit N·m
   */
  declare maxMotorTorque: number;

  /**
   * @param nodeAId - id of the wheel
   * @param nodeBId - id of the chassis; empty for the world
   * @param localAnchorA - in the wheel; its centre if it is left out
   * @param localAnchorB - in the chassis, its centre if it is left out; in the scene if that is the world
   * @param axisAngle - in degrees, in the chassis
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point, axisAngle = 90) {
    super(nodeAId, nodeBId, localAnchorA, localAnchorB);
    this.axisAngle = axisAngle;
  }

  /**
   * How far the wheel is from its anchor on the chassis, along the axis.
   * @unit m
   */
  get translation(): number {
    return this.suspension?.GetJointTranslation() ?? 0;
  }

  protected override createJoint(scene: Scene, bodies: Bodies): b2Joint {
    // The engine's axis belongs to its first body.
    const definition = this.definition(new b2WheelJointDef(), bodies, true);
    const axis = degToRad(this.axisAngle);
    definition.localAxisA.Set(Math.cos(axis), Math.sin(axis));
    definition.enableLimit = this.frequency === 0;
    definition.enableMotor = this.motorEnabled;
    definition.motorSpeed = this.motorSpeed;
    definition.maxMotorTorque = this.maxMotorTorque;
    return scene.physicsWorld.CreateJoint(definition);
  }

  protected override tune(): void {
    const { suspension } = this;
    // Both limits are 0, so that a rigid suspension has no way to slide.
    suspension?.EnableLimit(this.frequency === 0);
    suspension?.EnableMotor(this.motorEnabled);
    suspension?.SetMotorSpeed(this.motorSpeed);
    suspension?.SetMaxMotorTorque(this.maxMotorTorque);
  }

  protected override soften(): void {
    const { suspension, frequency, dampingRatio } = this;
    if (!suspension) return;
    const spring = { stiffness: 0, damping: 0 };
    b2LinearStiffness(spring, frequency, dampingRatio, suspension.GetBodyA(), suspension.GetBodyB());
    suspension.SetStiffness(spring.stiffness);
    suspension.SetDamping(spring.damping);
  }

  private get suspension(): b2WheelJoint | undefined {
    return this.native instanceof b2WheelJoint ? this.native : undefined;
  }
}

defineClass(WheelJointNode, 'WheelJointNode', {
  axisAngle: number(90, { affects: 'joint' }),
  frequency: number(2, { min: 0, max: 1e4, affects: 'tuning' }),
  dampingRatio: number(0.7, { min: 0, max: 1, step: 0.01, affects: 'tuning' }),
  motorEnabled: boolean(false, 'tuning'),
  motorSpeed: number(0, { affects: 'tuning' }),
  maxMotorTorque: number(100, { min: 0, max: 1e9, affects: 'tuning' }),
});
registerClass('WheelJointNode', WheelJointNode);
