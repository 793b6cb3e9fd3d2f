import { b2WeldJointDef, type b2IJointDef } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number, share } from '../core/property';
import { soften } from '@physics-editor/physics/joints/softness';
import { WeldJoint } from '@physics-editor/physics/joints/weld-joint';
import { degToRad, radToDeg } from '@physics-editor/physics/geometry/shapes';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';

/**
 * A weld: it fixes the position and rotation of two bodies relative to each other.
 *
 * Use it for connections that can break, by removing the joint, or bend slightly, by setting a `frequency`: 0 is rigid,
 * a few hertz are soft, 14 Hz is a springboard. A long chain of rigid welds still gives slightly under load; if the
 * bodies never need to separate, a {@link MultipartBodyNode} is stiffer and cheaper.
 *
 * @example
 * ```js live title="Flexible welds make a springboard, which throws the ball up and off its end." alt="Three planks in a row that bend down slightly to the right, with a ball above them." poster=0.5
 * let before = ''; // the first plank is welded to the world
 * for (let index = 0; index < 3; index++) {
 *   const plank = new editor.RectangleNode(1.5, 0.15);
 *   plank.initNode(index * 1.5 - 2.5, 0);
 *   plank.fillColor = 0xb97a14;
 *   // Joins its left end to the right end of the previous plank.
 *   const there = before === '' ? { x: -3.25, y: 0 } : { x: 0.75, y: 0 };
 *   const glue = new editor.WeldJointNode(plank.id, before, { x: -0.75, y: 0 }, there);
 *   glue.frequency = 14; // Hz
 *   glue.dampingRatio = 0.1;
 *   scene.addChildren([plank, glue]);
 *   before = plank.id;
 * }
 * const ball = new editor.CircleNode(0.25);
 * ball.initNode(0.8, 2);
 * ball.restitution = 0.6;
 * ball.fillColor = 0xdd4f28;
 * scene.addChild(ball);
 * ```
 */
export class WeldJointNode extends JointNode {
  /**
   * Natural frequency at which the two bodies oscillate about the anchor; 0 makes the joint rigid. It is exact up to a
   * quarter of the step rate, 15 Hz by default; with a higher one, the joint is stiff and does not oscillate.
   * @unit Hz
   * @example
   * ```js live title="A weld of 0 Hz is rigid; one of 1 Hz lets the plank oscillate." alt="Two planks that stick out from the left; the lower one is bent down." poster=0.5
   * [0, 1].forEach((frequency, index) => {
   *   const y = 1.2 - index * 1.6;
   *   const plank = new editor.RectangleNode(4, 0.25);
   *   plank.initNode(0, y);
   *   plank.fillColor = 0xb97a14;
   *   plank.text = `${frequency} Hz`;
   *   const glue = new editor.WeldJointNode(plank.id, '', { x: -2, y: 0 }, { x: -2, y });
   *   glue.frequency = frequency;
   *   scene.addChildren([plank, glue]);
   * });
   * ```
   */
  declare frequency: number;
  /** Damping ratio of the angular spring; 1 is critical damping. It has no effect on a rigid joint. */
  declare dampingRatio: number;

  /**
   * Angle of the first body relative to the second that the joint maintains: the one when it was connected, 0 until
   * then.
   * @unit °
   */
  get referenceAngle(): number {
    return this.angleAtStart ?? 0;
  }

  protected override define(bodies: Bodies): b2IJointDef {
    this.angleAtStart ??= radToDeg(bodies.a.GetAngle() - bodies.b.GetAngle());
    // Box2D measures its body B relative to body A.
    const definition = this.definition(new b2WeldJointDef(), bodies, true);
    definition.referenceAngle = degToRad(this.angleAtStart);
    return definition;
  }

  protected override soften(): void {
    if (this.native instanceof WeldJoint) soften(this.native, this.frequency, this.dampingRatio);
  }
}

defineClass(WeldJointNode, 'WeldJointNode', {
  frequency: number(0, { min: 0, max: 1e4, affects: 'tuning' }),
  dampingRatio: share(0, 'tuning'),
});
