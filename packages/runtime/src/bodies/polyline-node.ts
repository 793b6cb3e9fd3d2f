import { defineClass } from '../core/meta-object';
import { MAX_NUMBER, boolean, frozenPoint, isPoint, list } from '../core/property';
import { curveThrough } from '@physics-editor/physics/geometry/curve';
import type { Point } from '@physics-editor/physics/geometry/shapes';
import { PathNode } from './path-node';

/**
 * A path through given points, with straight or curved segments.
 *
 * Use it for ramps, bowls, rigid ropes and the ground of a level. Points are in the node's coordinates; assign a new
 * list to change them, or call `addPoint` and `removePoint`. With `smooth`, the line is a smooth curve through all
 * points, which also makes bodies roll more smoothly on it, at the cost of more segments.
 *
 * @see {@link SpiralNode}, {@link PolygonNode}
 *
 * @example
 * ```js live title="The ball rolls back and forth in a bowl, a smooth curve through five points." alt="A bowl drawn as a curve with a red ball on its left side." view=8 poster=0.5
 * const bowl = new editor.PolylineNode();
 * for (let x = -2; x <= 2; x++) bowl.addPoint({ x, y: x * x * 0.6 - 1.5 });
 * bowl.smooth = true;
 * bowl.bodyType = 'static';
 * bowl.fillColor = bowl.lineColor = 0x7a8599;
 *
 * const ball = new editor.CircleNode(0.25);
 * ball.initNode(-1.5, 0.6);
 * ball.friction = 0.02;
 * ball.fillColor = 0xdd4f28;
 * scene.addChildren([bowl, ball]);
 * ```
 */
export class PolylineNode extends PathNode {
  /**
   * Points that the line passes through, in the node's coordinates. The list is immutable; assign a new one to change
   * it.
   * @unit m
   */
  declare points: readonly Point[];
  /**
   * Whether the line is a smooth curve through the points. This affects both drawing and collisions.
   * @example
   * ```js live title="The same five points, as straight lines and as a curve." alt="A zigzag, and a wave through the same points." poster=0
   * const points = [-2, -1, 0, 1, 2].map((x) => ({ x, y: x % 2 === 0 ? -1 : 1 }));
   * [false, true].forEach((smooth, index) => {
   *   const line = new editor.PolylineNode(points);
   *   line.bodyType = 'static';
   *   line.initNode(index * 4.8 - 2.4, 0);
   *   line.smooth = smooth;
   *   line.fillColor = line.lineColor = 0x3d80d6;
   *   scene.addChild(line);
   * });
   * ```
   */
  declare smooth: boolean;

  /** @param points - points in the node's coordinates, in metres */
  constructor(points: readonly Point[] = []) {
    super();
    this.points = points;
  }

  /**
   * Appends a point.
   * @param point - point in the node's coordinates, in metres
   * @throws SceneError if it is not a point with finite coordinates
   */
  addPoint(point: Point): void {
    this.points = [...this.points, point];
  }

  /**
   * Removes a point.
   * @param index - zero-based index in `points`
   * @throws SceneError if there is no point with this index
   */
  removePoint(index: number): void {
    if (!(index in this.points)) this.refuse(` has ${this.points.length} points, and none at ${index}`);
    this.points = this.points.filter((_, at) => at !== index);
  }

  protected override line(): readonly Point[] {
    return this.smooth ? curveThrough(this.points, this.closed) : this.points;
  }
}

defineClass(PolylineNode, 'PolylineNode', {
  points: list(`a list of points { x, y } of finite numbers up to ${MAX_NUMBER}`, isPoint, frozenPoint, 'shape'),
  smooth: boolean(false, 'shape'),
});
