import { b2AngularStiffness, b2WeldJoint, b2WeldJointDef, type b2Joint } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import { degToRad, radToDeg } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';

/** Glue: it keeps two bodies as they were to each other. With a frequency it lets them bend at the anchor. */
export class WeldJointNode extends JointNode {
  /**
   * How often the bodies would swing against each other in a second; 0 makes the joint rigid.
   * @defaultValue 0
   * @unit Hz
   * @range 0–10,000
   */
  declare frequency: number;
  /**
   * How fast the swinging dies down; 1 lets it end without a swing. It has no effect on a rigid joint.
   * @defaultValue 0
   * @range 0–1
   */
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
