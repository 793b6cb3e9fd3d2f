import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import type { Node } from '../core/node';
import { boolean, integer, number, text, type Property } from '../core/property';
import { registerClass } from '../core/registry';
import { boundsOf } from '../geometry/polygons';
import type { Point, Rect } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import { Sampler } from './sampler';

/** The horizontal or vertical values that a plot can be of, apart from properties. */
const TIME = 'time';

/**
 * A plot in the scene: while the simulation runs, it takes a property of a node again and again.
 *
 * Use it to see a fall, a swing or a decay as a curve, or to plot one property against another. Any property that is a number can be shown,
 * by its name. The fill is its background; the curve is drawn as the line is. What no property holds, such as an energy, a script can add
 * with `addPoint`; `toCSV` gives the values for a spreadsheet. What it has recorded is not saved with the scene.
 *
 * @example
 * ```js
 * class BounceCurve {
 *   create(scene, position) {
 *     const ball = new editor.CircleNode(0.3);
 *     ball.setPosition(position);
 *     ball.restitution = 0.8;
 *
 *     const graph = new editor.GraphNode(ball.id, 'y'); // its height over the time
 *     graph.initNode(position.x + 3.5, position.y);
 *     graph.title = 'Height of the ball (m)';
 *     graph.lineColor = 0xff3333;
 *     graph.lineWidth = 0.03;
 *     scene.addChildren([ball, graph]);
 *   }
 * }
 * ```
 */
export class GraphNode extends GraphicsNode {
  /**
   * Size to the right; the node's place is the middle of the plot.
   * @unit m
   */
  declare width: number;
  /**
   * Size upwards.
   * @unit m
   */
  declare height: number;
  /** Id of the node whose properties are plotted. The graph is idle if there is no such node. */
  declare nodeId: string;
  /** The property to the right, as `getProperty` takes it, or `"time"` for the time of the scene in seconds. */
  declare xProperty: string;
  /** The property upwards, as `getProperty` takes it, or `"time"` for the time of the scene in seconds. */
  declare yProperty: string;
  /** How many points are kept; the oldest are dropped. 600 are 10 s of 60 steps each. */
  declare maxPoints: number;
  /**
   * A point is taken once in so many steps.
   * @unit steps
   */
  declare sampleInterval: number;
  /** Whether the plot shows all points, whatever they are; otherwise the four limits hold. */
  declare autoScale: boolean;
  /** The value at the left edge, unless `autoScale` is on. */
  declare xMin: number;
  /** The value at the right edge, unless `autoScale` is on. */
  declare xMax: number;
  /** The value at the lower edge, unless `autoScale` is on. */
  declare yMin: number;
  /** The value at the upper edge, unless `autoScale` is on. */
  declare yMax: number;
  /** Whether lines across the plot show round values. */
  declare showGrid: boolean;
  /** Whether the round values and the names of the properties are written at the edges. */
  declare showLabels: boolean;
  /** What is written above the plot. */
  declare title: string;

  private readonly sampler = new Sampler();
  private scene: Scene | undefined;
  /** Whether the node lacks one of the properties, so that there is nothing to take until another is chosen. */
  private isIdle = false;

  /**
   * @param nodeId - id of the node whose properties are plotted
   * @param yProperty - the property upwards
   * @param xProperty - the property to the right, or `"time"`
   */
  constructor(nodeId = '', yProperty = 'y', xProperty = TIME) {
    super();
    this.nodeId = nodeId;
    this.yProperty = yProperty;
    this.xProperty = xProperty;
  }

  /** The points that are kept, the oldest first. */
  getPoints(): Point[] {
    return [...this.sampler.points];
  }

  /**
   * Adds a point, for what is no property of a node.
   * @param x - the value to the right
   * @param y - the value upwards
   * @throws SceneError if a coordinate is no finite number
   */
  addPoint(x: number, y: number): void {
    if (!Number.isFinite(x) || !Number.isFinite(y)) this.refuse(` cannot show the point (${x}, ${y})`);
    this.sampler.add({ x, y }, this.maxPoints);
  }

  /** Forgets all points. */
  clear(): void {
    this.sampler.clear();
  }

  /** The points as comma-separated values, one on a line, below a line with the names of the properties. */
  toCSV(): string {
    const lines = this.sampler.points.map(({ x, y }) => `${x},${y}`);
    return [[this.xProperty, this.yProperty].map(csvField).join(','), ...lines, ''].join('\n');
  }

  override getBoundingRect(): Rect {
    const { width, height } = this;
    return { x: -width / 2, y: -height / 2, width, height };
  }

  /**
   * The values that the edges of the plot stand for; never an empty range.
   * @internal
   */
  getLimits(): Rect {
    const { xMin, xMax, yMin, yMax } = this;
    const fixed = boundsOf([
      { x: xMin, y: yMin },
      { x: xMax, y: yMax },
    ]);
    const { x, y, width, height } = this.autoScale ? boundsOf(this.sampler.points) : fixed;
    return {
      x: width > 0 ? x : x - 0.5,
      y: height > 0 ? y : y - 0.5,
      width: width > 0 ? width : 1,
      height: height > 0 ? height : 1,
    };
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
    const { scene } = this;
    const node = this.nodeId === '' ? undefined : scene?.nodeById(this.nodeId);
    if (!scene || !node || this.isIdle || !this.sampler.isDue(this.sampleInterval)) return;
    try {
      this.addPoint(this.read(scene, node, this.xProperty), this.read(scene, node, this.yProperty));
    } catch (error) {
      this.isIdle = true;
      scene.nodeFailed(this, error);
    }
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name === 'maxPoints') this.sampler.shorten(this.maxPoints);
    if (name !== 'nodeId' && name !== 'xProperty' && name !== 'yProperty') return;
    this.isIdle = false;
    this.sampler.clear();
  }

  private read(scene: Scene, node: Node, property: string): number {
    const value = property === TIME ? scene.time : node.getProperty(property);
    return typeof value === 'number' ? value : this.refuse(` cannot plot "${property}", which is no number`);
  }
}

const csvField = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const size = (defaultValue: number) => number(defaultValue, { above: 0, affects: 'display' });
const limit = (defaultValue: number) => number(defaultValue, { affects: 'display' });

defineClass(GraphNode, 'GraphNode', {
  width: size(4),
  height: size(3),
  nodeId: text('', 'display'),
  xProperty: text(TIME, 'display'),
  yProperty: text('y', 'display'),
  maxPoints: integer(600, { min: 2, max: 100000, affects: 'display' }),
  sampleInterval: integer(1, { min: 1, affects: 'display' }),
  autoScale: boolean(true, 'display'),
  xMin: limit(0),
  xMax: limit(10),
  yMin: limit(-5),
  yMax: limit(5),
  showGrid: boolean(true, 'display'),
  showLabels: boolean(true, 'display'),
  title: text('', 'display'),
});
registerClass('GraphNode', GraphNode);
