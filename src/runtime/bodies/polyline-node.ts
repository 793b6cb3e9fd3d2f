import { defineClass } from '../core/meta-object';
import { LARGEST, boolean, frozenPoint, isPoint, list } from '../core/property';
import { registerClass } from '../core/registry';
import { curveThrough } from '../geometry/curve';
import type { Point } from '../geometry/shapes';
import { PathNode } from './path-node';

/**
 * A path through given points, straight or as a curve.
 *
 * Use it for ramps, bowls, ropes of a fixed shape and the ground of a level. Points are in the coordinates of the node; assign a new list
 * to change them, or use `addPoint` and `removePoint`. With `smooth`, the line bends softly through all points, and so does what rolls on
 * it, at the cost of more pieces.
 *
 * @example
 * ```js
 * class Bowl {
 *   create(scene, position) {
 *     const bowl = new editor.PolylineNode();
 *     for (let x = -2; x <= 2; x++) bowl.addPoint({ x, y: x * x * 0.5 });
 *     bowl.smooth = true;
 *     bowl.bodyType = 'static';
 *     bowl.setPosition(position);
 *
 *     const ball = new editor.CircleNode(0.2);
 *     ball.initNode(position.x - 1.5, position.y + 1.8);
 *     scene.addChildren([bowl, ball]);
 *   }
 * }
 * ```
 */
export class PolylineNode extends PathNode {
  /**
   * Points that the line goes through, in the node's coordinates. Assign a list to change it.
   * @unit m
   */
  declare points: readonly Point[];
  /** Whether the line is a curve through the points, for the eye and for what collides with it. */
  declare smooth: boolean;

  /** @param points - in metres */
  constructor(points: readonly Point[] = []) {
    super();
    this.points = points;
  }

  /**
   * Adds a point at the end.
   * @throws SceneError if it is no point of finite numbers
   */
  addPoint(point: Point): void {
    this.points = [...this.points, point];
  }

  /**
   * Removes a point.
   * @param index - its place in `points`, from 0
   * @throws SceneError if there is none at that place
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
  points: list(`a list of points { x, y } of finite numbers up to ${LARGEST}`, isPoint, frozenPoint, 'shape'),
  smooth: boolean(false, 'shape'),
});
registerClass('PolylineNode', PolylineNode);
