import { defineClass } from '../core/meta-object';
import { boolean, integer, number } from '../core/property';
import type { Point } from '@physics-editor/physics/geometry/shapes';
import { PathNode } from './path-node';

/**
 * A path that winds around its centre with constant spacing between turns.
 *
 * At the angle θ, its radius is innerRadius + (outerRadius − innerRadius) · θ / (2π · turns). A static spiral is a
 * marble run, a rotating one a screw that carries objects inwards or outwards. Its points are derived from the other
 * properties and cannot be set. Leave room between the turns: their spacing is (outerRadius − innerRadius) / turns,
 * less the thickness of the line.
 *
 * @see {@link PolylineNode}
 *
 * @example
 * ```js live title="The shell rotates clockwise like a screw: each revolution carries the marble one turn outwards." alt="A spiral with three turns and a red marble inside." view=10 poster=4
 * const shell = new editor.SpiralNode(0.4, 2, 3); // the turns are 0.53 m apart
 * shell.bodyType = 'kinematic';
 * shell.angularVelocity = -1; // rad/s, clockwise
 * shell.fillColor = shell.lineColor = 0x3d80d6;
 *
 * const marble = new editor.CircleNode(0.14);
 * marble.friction = 0.6;
 * marble.fillColor = 0xdd4f28;
 * scene.addChildren([shell, marble]);
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
  /**
   * Number of turns.
   * @example
   * ```js live title="Between the same radii, the turns are closer together the more there are." alt="Three spirals with 1, 3 and 6 turns." poster=0
   * [1, 3, 6].forEach((turns, index) => {
   *   const spiral = new editor.SpiralNode(0.2, 1.4, 1);
   *   spiral.bodyType = 'static';
   *   spiral.initNode(index * 3.2 - 3.2, 0);
   *   spiral.turns = turns;
   *   spiral.fillColor = spiral.lineColor = 0x3d80d6;
   *   scene.addChild(spiral);
   * });
   * ```
   */
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
