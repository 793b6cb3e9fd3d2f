import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import { boolean, choice, integer, number, point, text, type Property } from '../core/property';
import { registerClass } from '../core/registry';
import { boundsOf } from '../geometry/polygons';
import type { Point, Rect } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import { Sampler } from './sampler';

/** How a path is drawn. */
export type TracerStyle = 'dots' | 'line' | 'ribbon';

/**
 * A mark of the recent path of a node; it goes when that node goes.
 *
 * With it you see a trajectory, an orbit or the cusps of a rolling wheel. Dots and ribbons have the colour of the fill; a line is drawn as
 * the line is. 100 points at 60 steps a second are the last 1.7 s. Where a fast node leaves gaps between the dots, take the style
 * `"ribbon"` or `"line"`. The path is not saved with the scene.
 *
 * @example
 * ```js
 * class Fountain {
 *   create(scene, position) {
 *     for (let index = 0; index < 5; index++) {
 *       const drop = new editor.CircleNode(0.1);
 *       drop.setPosition(position);
 *       drop.setLinearVelocity({ x: index - 2, y: 7 });
 *       drop.filterGroupIndex = -1; // the drops do not hit each other
 *
 *       const path = new editor.TracerNode(drop.id);
 *       path.radius = 0.05;
 *       path.fillColor = 0x66ccff; // the colour of the dots
 *       scene.addChildren([drop, path]);
 *     }
 *   }
 * }
 * ```
 */
export class TracerNode extends GraphicsNode {
  /** Id of the node whose path is drawn. */
  declare nodeId: string;
  /**
   * The point of the node whose path is drawn, in that node's coordinates.
   * @unit m
   */
  declare relativePosition: Point;
  /** How many places are kept; the oldest are dropped. */
  declare maxPoints: number;
  /**
   * Radius of a dot; half the width of a ribbon.
   * @unit m
   */
  declare radius: number;
  /** How the path is drawn: as a row of `"dots"`, a `"line"`, or a `"ribbon"` that gets narrower towards its old end. */
  declare style: TracerStyle;
  /** Whether old places are fainter: of n places, the i-th oldest has the opacity i / n. */
  declare fade: boolean;
  /**
   * A place is kept once in so many steps.
   * @unit steps
   */
  declare sampleInterval: number;

  private readonly sampler = new Sampler();
  private scene: Scene | undefined;

  /** @param nodeId - id of the node whose path is drawn */
  constructor(nodeId = '') {
    super();
    this.nodeId = nodeId;
  }

  /** The places that are kept, in the scene, the oldest first. */
  getPoints(): Point[] {
    return [...this.sampler.points];
  }

  /** Forgets the path. */
  clear(): void {
    this.sampler.clear();
  }

  override getBoundingRect(): Rect {
    const transform = this.getSceneTransform();
    return boundsOf(this.sampler.points.map((place) => transform.applyInverse(place)));
  }

  override get dependsOn(): readonly string[] {
    return this.nodeId === '' ? [] : [this.nodeId];
  }

  override entered(scene: Scene): void {
    super.entered(scene);
    this.scene = scene;
  }

  override left(scene: Scene): void {
    super.left(scene);
    this.scene = undefined;
  }

  override afterStep(): void {
    const node = this.nodeId === '' ? undefined : this.scene?.nodeById(this.nodeId);
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
  nodeId: text('', 'display'),
  relativePosition: point({ x: 0, y: 0 }, 'display'),
  maxPoints: integer(100, { min: 1, max: 10000, affects: 'display' }),
  radius: number(0.1, { above: 0, affects: 'display' }),
  style: choice<TracerStyle>('dots', ['dots', 'line', 'ribbon'], 'display'),
  fade: boolean(true, 'display'),
  sampleInterval: integer(1, { min: 1, affects: 'display' }),
});
registerClass('TracerNode', TracerNode);
