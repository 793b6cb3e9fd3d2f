import { defineClass } from '../core/meta-object';
import { boolean, integer, number } from '../core/property';
import { registerClass } from '../core/registry';
import type { Point } from '../geometry/shapes';
import { PathNode } from './path-node';

/**
 * A path that winds around its centre with constant spacing between turns.
 *
 * At the angle θ, its radius is innerRadius + (outerRadius − innerRadius) · θ / (2π · turns). A static spiral is a
 * marble run, a rotating one a screw that carries objects inwards or outwards. Its points are derived from the other
 * properties and cannot be set. Leave room between the turns: their spacing is (outerRadius − innerRadius) / turns,
 * less the thickness of the line.
 *
 * @example
 * ```js
 * class Snail {
 *   create(scene, position) {
 *     const shell = new editor.SpiralNode(0.4, 2, 3); // the turns are 0.53 m apart
 *     shell.bodyType = 'kinematic';
 *     shell.angularVelocity = 1; // rad/s: it rotates at a constant speed and carries the marble along
 *     shell.setPosition(position);
 *
 *     const marble = new editor.CircleNode(0.12);
 *     marble.friction = 0.6;
 *     marble.setPosition(position);
 *     scene.addChildren([shell, marble]);
 *   }
 * }
 * ```
 */
export class SpiralNode extends PathNode {
  /**
   * Distance from the centre to the start of the path.
   * @unit m
   */
  declare innerRadius: number;
  /**
   * Distance from the centre to the end of the path.
   * @unit m
   */
  declare outerRadius: number;
  /** Number of turns. */
  declare turns: number;
  /** Number of straight segments per turn. */
  declare segmentsPerTurn: number;
  /** Whether the path winds clockwise from the start to the end. */
  declare clockwise: boolean;

  /**
   * @param innerRadius - distance from the centre to the start, in metres
   * @param outerRadius - distance from the centre to the end, in metres
   * @param turns - number of turns
   */
  constructor(innerRadius = 0.2, outerRadius = 2, turns = 3) {
    super();
    this.innerRadius = innerRadius;
    this.outerRadius = outerRadius;
    this.turns = turns;
  }

  /**
   * Points that the line passes through, in the node's coordinates, derived from the other properties.
   * @unit m
   */
  override get points(): readonly Point[] {
    const { innerRadius, outerRadius, turns, segmentsPerTurn } = this;
    const parts = Math.ceil(turns * segmentsPerTurn);
    return Array.from({ length: parts + 1 }, (_, index) => {
      const share = index / parts;
      const radius = innerRadius + (outerRadius - innerRadius) * share;
      const angle = (this.clockwise ? -1 : 1) * share * turns * 2 * Math.PI;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  }
}

defineClass(SpiralNode, 'SpiralNode', {
  innerRadius: number(0.2, { min: 0, affects: 'shape' }),
  outerRadius: number(2, { above: 0, affects: 'shape' }),
  turns: number(3, { above: 0, max: 50, affects: 'shape' }),
  segmentsPerTurn: integer(32, { min: 3, max: 128, affects: 'shape' }),
  clockwise: boolean(false, 'shape'),
});
registerClass('SpiralNode', SpiralNode);
