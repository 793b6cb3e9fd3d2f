import { b2DistanceJointDef, b2_maxFloat, type b2IJointDef } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number, share } from '../core/property';
import { DistanceJoint } from '@physics-editor/physics/joints/distance-joint';
import { soften } from '@physics-editor/physics/joints/softness';
import type { Point } from '@physics-editor/physics/geometry/shapes';
import type { Bodies } from './ends';
import { JointNode } from './joint-node';
import { MEASURED, measured, restLength } from './rest-length';

/**
 * A massless rod that keeps two points at a distance, rigidly or elastically.
 *
 * Rods with a `frequency` of 0 are rigid; in a row they make ropes and bridges. Without a length, the rod keeps the
 * current distance between its anchors. A frequency of a few hertz makes the rod elastic, regardless of the masses; to
 * set a stiffness in newtons per metre, use a {@link SpringNode}. Other bodies pass through a rod.
 *
 * @example
 * ```js live title="Six rods of 0.6 m make a rope that swings from a fixed point." alt="A chain of beads that hangs from a point at the top, its lower end still far to the right." poster=0.7
 * let above = '';
 * let anchor = { x: 0, y: 2 }; // the first rod hangs from a point of the scene
 * for (let index = 1; index <= 6; index++) {
 *   const bead = new editor.CircleNode(0.18);
 *   bead.initNode(index * 0.6, 2);
 *   bead.fillColor = 0xdd4f28;
 *   const rod = new editor.DistanceJointNode(bead.id, above, undefined, anchor);
 *   rod.lineColor = 0x7a8599;
 *   scene.addChildren([bead, rod]);
 *   above = bead.id;
 *   anchor = undefined; // the other rods hang from the centre of the previous bead
 * }
 * ```
 */
export class DistanceJointNode extends JointNode {
  /**
   * Rest length of the rod. −1 is replaced by the distance between the anchors once both bodies are in the scene.
   * @unit m
   * @range 0.005–1,000,000, or −1
   * @example
   * ```js live title="Pendulums with rods of 1, 2 and 3 m: the longer the rod, the longer the period." alt="Three pendulums of different lengths." view=8 height=405 poster=0.7
   * [1, 2, 3].forEach((length, index) => {
   *   const x = index * 2 - 2.5;
   *   const bob = new editor.CircleNode(0.25);
   *   bob.initNode(x + length * 0.5, 2 - length * 0.87);
   *   bob.fillColor = 0xdd4f28;
   *   bob.filterGroupIndex = -1;
   *   const rod = new editor.DistanceJointNode(bob.id, '', undefined, { x, y: 2 });
   *   rod.length = length;
   *   rod.lineColor = 0x7a8599;
   *   scene.addChildren([bob, rod]);
   * });
   * ```
   */
  declare length: number;
  /**
   * Natural frequency of the elastic rod and its two bodies; 0 makes the rod rigid. It is exact up to a quarter of the
   * step rate, 15 Hz by default; with a higher one, the rod is stiff and does not oscillate.
   * @unit Hz
   * @example
   * ```js live title="A frequency of 1 Hz makes the right rod elastic: its ball bobs up and down." alt="Two balls on rods, the right one lower." poster=0.6 view=8 height=405
   * [0, 1].forEach((frequency, index) => {
   *   const x = index * 3 - 1.5;
   *   const ball = new editor.CircleNode(0.4);
   *   ball.initNode(x, 0.5);
   *   ball.fillColor = index === 0 ? 0x3d80d6 : 0xdd4f28;
   *   const rod = new editor.DistanceJointNode(ball.id, '', undefined, { x, y: 1.8 });
   *   rod.frequency = frequency; // Hz; 0 is rigid
   *   rod.lineColor = 0x7a8599;
   *   scene.addChildren([ball, rod]);
   * });
   * ```
   */
  declare frequency: number;
  /** Damping ratio of the elastic rod; 1 is critical damping. It has no effect on a rigid rod. */
  declare dampingRatio: number;

  /**
   * @param nodeAId - id of the first body
   * @param nodeBId - id of the second body; empty for the world
   * @param localAnchorA - anchor in the first body's coordinates; its origin by default
   * @param localAnchorB - anchor in the second body's coordinates, or in scene coordinates for the world; the origin by
   * default
   * @param length - rest length in metres; by default, the distance between the anchors
   */
  constructor(nodeAId = '', nodeBId = '', localAnchorA?: Point, localAnchorB?: Point, length = MEASURED) {
    super(nodeAId, nodeBId, localAnchorA, localAnchorB);
    this.length = length;
  }

  /**
   * Current distance between the anchors.
   * @unit m
   */
  get currentLength(): number {
    return this.ends.distance;
  }

  protected override define(bodies: Bodies): b2IJointDef {
    return this.definition(new b2DistanceJointDef(), bodies);
  }

  protected override tune(): void {
    if (this.length === MEASURED) this.values['length'] = Math.max(measured(this.ends.distance), MIN_LENGTH);
    const { rod, length, frequency } = this;
    rod?.SetMaxLength(b2_maxFloat);
    rod?.SetMinLength(frequency > 0 ? 0 : length);
    if (frequency === 0) rod?.SetMaxLength(length);
    rod?.SetLength(length);
  }

  protected override soften(): void {
    if (this.rod) soften(this.rod, this.frequency, this.dampingRatio);
  }

  private get rod(): DistanceJoint | undefined {
    return this.native instanceof DistanceJoint ? this.native : undefined;
  }
}

/** Box2D's linear slop, the shortest length of a distance joint. */
const MIN_LENGTH = 0.005;

defineClass(DistanceJointNode, 'DistanceJointNode', {
  length: restLength(MIN_LENGTH),
  frequency: number(0, { min: 0, max: 1e4, affects: 'tuning' }),
  dampingRatio: share(0, 'tuning'),
});
