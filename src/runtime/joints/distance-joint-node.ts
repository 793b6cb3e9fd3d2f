import { b2DistanceJoint, b2DistanceJointDef, b2LinearStiffness, b2_maxFloat, type b2Joint } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import type { Point } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';
import { MEASURED, measured, restLength } from './rest-length';

/**
 * A rod without mass: it keeps two points at a distance, firmly or with some give.
 *
 * Rods with a frequency of 0 are rigid; in a row they make ropes and bridges. Leave the length out to keep the bodies as far apart as they
 * are. A frequency of a few hertz makes the rod elastic, whatever the bodies weigh; where you want to set a stiffness in newtons per metre,
 * take a `SpringNode`. A rod does not bend and weighs nothing, and other bodies pass through it.
 *
 * @example
 * ```js
 * class Rope {
 *   create(scene, position) {
 *     let above = '';
 *     let anchor = position; // the first rod hangs from a point of the scene
 *     for (let index = 1; index <= 6; index++) {
 *       const bead = new editor.CircleNode(0.12);
 *       bead.initNode(position.x + index * 0.4, position.y);
 *       scene.addChild(bead);
 *       scene.addChild(new editor.DistanceJointNode(bead.id, above, undefined, anchor));
 *       above = bead.id;
 *       anchor = undefined; // from now on, the centre of the bead before
 *     }
 *   }
 * }
 * ```
 */
export class DistanceJointNode extends JointNode {
  /**
   * The distance to keep; −1 becomes the distance of the anchors as soon as both bodies are in the scene.
   * @unit m
   * @range 0.005–1,000,000, or −1
   */
  declare length: number;
  /**
   * How often the bodies would swing about the length in a second; 0 makes the rod rigid.
   * @unit Hz
   */
  declare frequency: number;
  /** How fast the swinging dies down; 1 lets it end without a swing. It has no effect on a rigid rod. */
  declare dampingRatio: number;

  /**
   * @param nodeAId - id of the first body
   * @param nodeBId - id of the second body; empty for the world
   * @param localAnchorA - in the first body; its centre if it is left out
   * @param localAnchorB - in the second body, its centre if it is left out; in the scene if that is the world
   * @param length - in metres; the distance of the anchors if it is left out
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point, length = MEASURED) {
    super(nodeAId, nodeBId, localAnchorA, localAnchorB);
    this.length = length;
  }

  /**
   * Distance of the anchors.
   * @unit m
   */
  get currentLength(): number {
    return this.distance;
  }

  protected override createJoint(scene: Scene, bodies: Bodies): b2Joint {
    this.measure();
    const definition = this.definition(new b2DistanceJointDef(), bodies);
    const { min, max } = this.range;
    definition.length = this.length;
    definition.minLength = min;
    definition.maxLength = max;
    return scene.physicsWorld.CreateJoint(definition);
  }

  protected override tune(): void {
    this.measure();
    const { rod, length } = this;
    const { min, max } = this.range;
    rod?.SetMaxLength(b2_maxFloat);
    rod?.SetMinLength(min);
    rod?.SetMaxLength(max);
    rod?.SetLength(length);
  }

  protected override soften(): void {
    const { rod, frequency, dampingRatio } = this;
    if (!rod) return;
    const spring = { stiffness: 0, damping: 0 };
    b2LinearStiffness(spring, frequency, dampingRatio, rod.GetBodyA(), rod.GetBodyB());
    rod.SetStiffness(spring.stiffness);
    rod.SetDamping(spring.damping);
  }

  private measure(): void {
    if (this.length === MEASURED) this.values['length'] = Math.max(measured(this.distance), LEAST_LENGTH);
  }

  /** Between which lengths the rod is free. */
  private get range(): { min: number; max: number } {
    return this.frequency > 0 ? { min: 0, max: b2_maxFloat } : { min: this.length, max: this.length };
  }

  private get rod(): b2DistanceJoint | undefined {
    return this.native instanceof b2DistanceJoint ? this.native : undefined;
  }
}

/** What the engine takes for the same place. */
const LEAST_LENGTH = 0.005;

defineClass(DistanceJointNode, 'DistanceJointNode', {
  length: restLength(LEAST_LENGTH),
  frequency: number(0, { min: 0, max: 1e4, affects: 'tuning' }),
  dampingRatio: number(0, { min: 0, max: 1, step: 0.01, affects: 'tuning' }),
});
registerClass('DistanceJointNode', DistanceJointNode);
