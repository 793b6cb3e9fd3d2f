import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import { boolean, choice, integer, number, point, text, type Property } from '../core/property';
import { boundsOf } from '@physics-editor/physics/geometry/polygons';
import type { Point, Rect } from '@physics-editor/physics/geometry/shapes';
import { Sampler } from './sampler';

/** Style of a traced path. */
export type TracerStyle = 'dots' | 'line' | 'ribbon';

/**
 * Draws the recent path of a node, as dots, a ribbon or a line. It is removed with the node.
 *
 * Use it to show a trajectory, an orbit or the cusps of a rolling wheel. Dots and ribbons have the fill colour of the
 * tracer; a line has its line style. At 60 steps per second, 100 points cover the last 1.7 s. If a fast node leaves
 * gaps between the dots, use the style `"ribbon"` or `"line"`. The path is not saved with the scene.
 *
 * @see {@link GraphNode}
 *
 * @example
 * ```js live title="All drops start with the same vertical velocity, so their parabolas are equally high." alt="Five blue dots with dotted arcs above a floor." floor=14 view=12 height=405 poster=1.2
 * for (let index = 0; index < 5; index++) {
 *   const drop = new editor.CircleNode(0.15);
 *   drop.initNode(0, 0.3);
 *   drop.setLinearVelocity({ x: index * 1.5 - 3, y: 9 });
 *   drop.filterGroupIndex = -1; // the drops do not collide with each other
 *   drop.fillColor = 0x3d80d6;
 *
 *   const path = new editor.TracerNode(drop.id);
 *   path.radius = 0.05;
 *   path.fillColor = 0x16909c; // the colour of the dots
 *   scene.addChildren([drop, path]);
 * }
 * ```
 */
export class TracerNode extends GraphicsNode {
  /** Id of the node whose path is drawn. Changing it clears the path. */
  declare nodeId: string;
  /**
   * The traced point, in that node's coordinates.
   * @unit m
   */
  declare relativePosition: Point;
  /** Maximum number of points; the oldest are dropped. */
  declare maxPoints: number;
  /**
   * Radius of a dot, or half the width of a ribbon.
   * @unit m
   */
  declare radius: number;
  /** Style of the path: a row of `"dots"`, a `"line"`, or a `"ribbon"` that narrows towards its old end. */
  declare style: TracerStyle;
  /**
   * Whether the path fades with age: of n points, the i-th oldest has the opacity i / n.
   * @example
   * ```js live title="The path of the upper ball fades, that of the lower one does not." alt="Two balls with dotted paths." poster=2 view=12
   * scene.gravity = { x: 0, y: 0 };
   * [true, false].forEach((fade, index) => {
   *   const ball = new editor.CircleNode(0.25);
   *   ball.initNode(-5, 0.8 - index * 1.6);
   *   ball.setLinearVelocity({ x: 4, y: 0 });
   *   ball.fillColor = 0xdd4f28;
   *   const path = new editor.TracerNode(ball.id);
   *   path.radius = 0.08;
   *   path.fillColor = 0x3d80d6;
   *   path.fade = fade;
   *   scene.addChildren([ball, path]);
   * });
   * ```
   */
  declare fade: boolean;
  /**
   * Sampling interval: a point is recorded once in this many steps.
   * @unit steps
   */
  declare sampleInterval: number;

  private readonly sampler = new Sampler();

  /** @param nodeId - id of the node whose path is drawn */
  constructor(nodeId = '') {
    super();
    this.nodeId = nodeId;
  }

  /** Returns the recorded points in scene coordinates, oldest first. */
  getPoints(): Point[] {
    return [...this.sampler.points];
  }

  /** Removes all points of the path. */
  clear(): void {
    this.sampler.clear();
  }

  /** Returns the bounding rectangle of the path, in the tracer's coordinates. */
  override getBoundingRect(): Rect {
    const transform = this.getSceneTransform();
    return boundsOf(this.sampler.points.map((place) => transform.applyInverse(place)));
  }

  override get dependsOn(): readonly string[] {
    return this.nodeId === '' ? [] : [this.nodeId];
  }

  override afterStep(): void {
    const node = this.scene?.nodeById(this.nodeId);
    if (node && this.sampler.isDue(this.sampleInterval)) {
      this.sampler.add(node.toGlobal(this.relativePosition), this.maxPoints);
    }
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name === 'maxPoints') this.sampler.shorten(this.maxPoints);
    if (name === 'nodeId') this.sampler.clear();
  }
}

defineClass(TracerNode, 'TracerNode', {
  nodeId: text(''),
  relativePosition: point({ x: 0, y: 0 }),
  maxPoints: integer(100, { min: 1, max: 10000 }),
  radius: number(0.1, { above: 0 }),
  style: choice<TracerStyle>('dots', ['dots', 'line', 'ribbon']),
  fade: boolean(true),
  sampleInterval: integer(1, { min: 1 }),
});
