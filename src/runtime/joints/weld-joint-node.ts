import { b2AngularStiffness, b2WeldJoint, b2WeldJointDef, type b2Joint } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import { degToRad, radToDeg } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';

/**
 * Glue: it keeps two bodies as they were to each other.
 *
 * Use it for things that are to break later, by removing the joint, or that are to bend a little, by giving it a frequency: 0 is rigid, a
 * few hertz are soft, 10 Hz is a springboard. A long row of rigid welds still gives way a bit under load; where nothing is ever to move, a
 * `MultipartBodyNode` is firmer and cheaper.
 *
 * @example
 * ```js
 * class Springboard {
 *   create(scene, position) {
 *     let before = ''; // the first plank is welded to the world
 *     for (let index = 0; index < 3; index++) {
 *       const plank = new editor.RectangleNode(1, 0.1);
 *       plank.initNode(position.x + index, position.y);
 *       // Glued at its left end, and at the right end of the one before it.
 *       const there = before === '' ? { x: position.x - 0.5, y: position.y } : { x: 0.5, y: 0 };
 *       const glue = new editor.WeldJointNode(plank.id, before, { x: -0.5, y: 0 }, there);
 *       glue.frequency = 10; // Hz
 *       glue.dampingRatio = 0.1;
 *       scene.addChildren([plank, glue]);
 *       before = plank.id;
 *     }
 *     const ball = new editor.CircleNode(0.2);
 *     ball.initNode(position.x + 2, position.y + 2);
 *     scene.addChild(ball);
 *   }
 * }
 * ```
 */
export class WeldJointNode extends JointNode {
  /**
   * How often the bodies would swing against each other in a second; 0 makes the joint rigid.
   * @unit Hz
   */
  declare frequency: number;
  /** How fast the swinging dies down; 1 lets it end without a swing. It has no effect on a rigid joint. */
  declare dampingRatio: number;

  /**
   * Angle of the first body against the second that the joint keeps: the one at which it took hold. 0 until then.
   * @unit °
   */
  get referenceAngle(): number {
    return this.angleAtStart ?? 0;
  }

  protected override createJoint(scene: Scene, bodies: Bodies): b2Joint {
    this.angleAtStart ??= radToDeg(bodies.a.GetAngle() - bodies.b.GetAngle());
    // The engine measures its second body against its first.
    const definition = this.definition(new b2WeldJointDef(), bodies, true);
    definition.referenceAngle = degToRad(this.angleAtStart);
    return scene.physicsWorld.CreateJoint(definition);
  }

  protected override soften(): void {
    const { native, frequency, dampingRatio } = this;
    if (!(native instanceof b2WeldJoint)) return;
    const spring = { stiffness: 0, damping: 0 };
    b2AngularStiffness(spring, frequency, dampingRatio, native.GetBodyA(), native.GetBodyB());
    native.SetStiffness(spring.stiffness);
    native.SetDamping(spring.damping);
  }
}

defineClass(WeldJointNode, 'WeldJointNode', {
  frequency: number(0, { min: 0, max: 1e4, affects: 'tuning' }),
  dampingRatio: number(0, { min: 0, max: 1, step: 0.01, affects: 'tuning' }),
});
registerClass('WeldJointNode', WeldJointNode);
