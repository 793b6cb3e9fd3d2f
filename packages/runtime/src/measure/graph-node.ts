import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import type { Node } from '../core/node';
import { boolean, integer, number, text, type Property } from '../core/property';
import { within } from '../core/scene-error';
import { boundsOf } from '@physics-editor/physics/geometry/polygons';
import type { Point, Rect } from '@physics-editor/physics/geometry/shapes';
import type { Scene } from '../scene/scene';
import { Sampler } from './sampler';

/** Stands for simulated time where a property name is expected. */
const TIME = 'time';

/**
 * A graph in the scene that plots a property of a node while the simulation runs.
 *
 * Use it to show a fall, an oscillation or a decay as a curve, or to plot one property against another. Any numeric
 * property can be plotted by its name. The fill of the node is the background of the graph, and the curve has its line
 * style. Values that are not properties, such as an energy, can be added by a script with `addPoint`; `toCSV` exports
 * the points for a spreadsheet. Recorded points are not saved with the scene.
 *
 * @see {@link TracerNode}, {@link RulerNode}
 *
 * @example
 * ```js live title="Each bounce is an arch of the curve, lower than the one before." alt="A ball beside a graph with arches that become lower." floor=12 view=12 height=405 poster=5
 * const ball = new editor.CircleNode(0.4);
 * ball.initNode(-4, 4);
 * ball.restitution = 0.85;
 * ball.fillColor = 0xdd4f28;
 *
 * const graph = new editor.GraphNode(ball.id, 'y'); // its height over time
 * graph.initNode(1.5, 3);
 * graph.width = 7;
 * graph.height = 4;
 * graph.title = 'Height of the ball (m)';
 * graph.lineColor = 0xdd4f28;
 * graph.lineWidth = 0.04;
 * scene.addChildren([ball, graph]);
 * ```
 */
export class GraphNode extends GraphicsNode {
  /**
   * Width of the graph, which is centred on the node's position.
   * @unit m
   */
  declare width: number;
  /**
   * Height of the graph.
   * @unit m
   */
  declare height: number;
  /**
   * Id of the node whose properties are plotted. The graph is idle while there is no such node. Changing the id clears
   * the graph.
   */
  declare nodeId: string;
  /**
   * Property on the horizontal axis: a name or dotted path, or `"time"` for simulated seconds. Changing it clears the
   * graph.
   */
  declare xProperty: string;
  /**
   * Property on the vertical axis: a name or dotted path, or `"time"` for simulated seconds. Changing it clears the
   * graph.
   */
  declare yProperty: string;
  /** Maximum number of points; the oldest are dropped. 600 points are 10 s at 60 steps per second. */
  declare maxPoints: number;
  /**
   * Sampling interval: a point is recorded once in this many steps. An oscillation with fewer than two points per period
   * appears slower than it is (aliasing).
   * @unit steps
   */
  declare sampleInterval: number;
  /** Whether the axes adapt to the points. Otherwise, `xMin`, `xMax`, `yMin` and `yMax` apply. */
  declare autoScale: boolean;
  /** Value at the left edge if `autoScale` is off. If it exceeds `xMax`, the two are swapped. */
  declare xMin: number;
  /** Value at the right edge if `autoScale` is off. */
  declare xMax: number;
  /** Value at the lower edge if `autoScale` is off. If it exceeds `yMax`, the two are swapped. */
  declare yMin: number;
  /** Value at the upper edge if `autoScale` is off. */
  declare yMax: number;
  /** Whether grid lines are drawn at round values. */
  declare showGrid: boolean;
  /** Whether the axes are labelled with round values and the names of the properties. */
  declare showLabels: boolean;
  /** Title above the curve; empty for none. */
  declare title: string;

  private readonly sampler = new Sampler();
  /** Whether sampling has stopped because a property is missing or not numeric, until another one is chosen. */
  private isIdle = false;

  /**
   * @param nodeId - id of the node whose properties are plotted
   * @param yProperty - property on the vertical axis, or `"time"`
   * @param xProperty - property on the horizontal axis, or `"time"`
   */
  constructor(nodeId = '', yProperty = 'y', xProperty = TIME) {
    super();
    this.nodeId = nodeId;
    this.yProperty = yProperty;
    this.xProperty = xProperty;
  }

  /** Returns the recorded points, oldest first. */
  getPoints(): Point[] {
    return [...this.sampler.points];
  }

  /**
   * Adds a point, for values that are not properties of a node.
   * @param x - value on the horizontal axis
   * @param y - value on the vertical axis
   * @throws SceneError if a value is not finite
   * @example
   * ```js live title="A graph of a function: the code adds the points itself." alt="A graph of a sine wave." view=12 height=405 poster=0
   * const graph = new editor.GraphNode();
   * graph.width = 9;
   * graph.height = 5;
   * graph.lineColor = 0xdd4f28;
   * graph.lineWidth = 0.05;
   * graph.title = 'sin x';
   * scene.addChild(graph);
   * for (let x = 0; x <= 12; x += 0.1) graph.addPoint(x, Math.sin(x));
   * ```
   */
  addPoint(x: number, y: number): void {
    if (!Number.isFinite(x) || !Number.isFinite(y)) this.refuse(` cannot show the point (${x}, ${y})`);
    this.sampler.add({ x, y }, this.maxPoints);
  }

  /** Removes all points. */
  clear(): void {
    this.sampler.clear();
  }

  /**
   * Returns the points as comma-separated values, one point per line, after a header line with the names of the
   * properties.
   */
  toCSV(): string {
    const lines = this.sampler.points.map(({ x, y }) => `${x},${y}`);
    return [[this.xProperty, this.yProperty].map(csvField).join(','), ...lines, ''].join('\n');
  }

  override getBoundingRect(): Rect {
    const { width, height } = this;
    return { x: -width / 2, y: -height / 2, width, height };
  }

  /**
   * The range of values of the plot; never empty.
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

  override afterStep(): void {
    const scene = this.findSceneNode();
    const node = scene?.nodeById(this.nodeId);
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
    const value = property === TIME ? scene.time : within(this.describe(), () => node.getProperty(property));
    return typeof value === 'number' ? value : this.refuse(` cannot plot "${property}", which is not a number`);
  }
}

const csvField = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

defineClass(GraphNode, 'GraphNode', {
  width: number(4, { above: 0 }),
  height: number(3, { above: 0 }),
  nodeId: text(''),
  xProperty: text(TIME),
  yProperty: text('y'),
  maxPoints: integer(600, { min: 2, max: 100000 }),
  sampleInterval: integer(1, { min: 1 }),
  autoScale: boolean(true),
  xMin: number(0),
  xMax: number(10),
  yMin: number(-5),
  yMax: number(5),
  showGrid: boolean(true),
  showLabels: boolean(true),
  title: text(''),
});
