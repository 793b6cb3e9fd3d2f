import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import { boolean, integer, point, text } from '../core/property';
import { boundsOf } from '@physics-editor/physics/geometry/polygons';
import { distance, radToDeg, type Point, type Rect } from '@physics-editor/physics/geometry/shapes';

/**
 * A measuring line that shows the distance between its ends and, optionally, its direction.
 *
 * Each end is a fixed point, or follows the node whose id is in `nodeAId` or `nodeBId`. A ruler takes no part in the
 * simulation, so it does not disturb what it measures. Scripts read `length` in metres and `rulerAngle` in degrees.
 *
 * @see {@link GraphNode}
 *
 * @example
 * ```js live title="Free fall on the Earth and on the Moon: the ruler follows both balls while the right one lags behind." alt="Two balls above a floor, the right one higher, with a sloping ruler between them." floor=10 poster=0.7
 * const [earth, moon] = [1, 0.165].map((gravityScale, index) => {
 *   const body = new editor.CircleNode(0.3);
 *   body.initNode(index * 2 - 1, 3.5);
 *   body.gravityScale = gravityScale; // g is 9.8 m/s² on the Earth and 1.62 m/s² on the Moon
 *   body.fillColor = index === 0 ? 0x7a8599 : 0xdd4f28;
 *   scene.addChild(body);
 *   return body;
 * });
 * const ruler = new editor.RulerNode();
 * ruler.nodeAId = earth.id;
 * ruler.nodeBId = moon.id;
 * ruler.precision = 1; // decimal places
 * ruler.lineColor = 0x3d80d6;
 * scene.addChild(ruler);
 * ```
 */
export class RulerNode extends GraphicsNode {
  /**
   * First end, in the ruler's coordinates.
   * @unit m
   */
  declare start: Point;
  /**
   * Second end, in the ruler's coordinates.
   * @unit m
   */
  declare end: Point;
  /** Id of the node that the first end follows. If it is empty, or there is no such node, `start` applies. */
  declare nodeAId: string;
  /** Id of the node that the second end follows. If it is empty, or there is no such node, `end` applies. */
  declare nodeBId: string;
  /** Number of decimal places shown. */
  declare precision: number;
  /**
   * Whether the direction is shown, too.
   * @example
   * ```js live title="The ruler shows its length and its angle to the x axis." alt="A sloping ruler with a length and an angle." view=8 poster=0
   * const ruler = new editor.RulerNode({ x: -2, y: -1 }, { x: 2, y: 1.2 });
   * ruler.showAngle = true;
   * ruler.lineColor = 0x3d80d6;
   * scene.addChild(ruler);
   * ```
   */
  declare showAngle: boolean;

  /**
   * @param start - first end, in the ruler's coordinates
   * @param end - second end, in the ruler's coordinates
   */
  constructor(start: Point = { x: 0, y: 0 }, end: Point = { x: 1, y: 0 }) {
    super();
    this.start = start;
    this.end = end;
  }

  /**
   * Distance between the two ends.
   * @unit m
   */
  get length(): number {
    const [a, b] = this.getEnds();
    return distance(a, b);
  }

  /**
   * Direction from the first end to the second in the scene, counter-clockwise from the positive x axis.
   * @unit °
   * @range −180–180
   */
  get rulerAngle(): number {
    const [a, b] = this.getEnds();
    return radToDeg(Math.atan2(b.y - a.y, b.x - a.x));
  }

  /** Returns the bounding rectangle of the two ends, in the ruler's coordinates. */
  override getBoundingRect(): Rect {
    return boundsOf(this.getEnds().map((end) => this.toLocal(end)));
  }

  /**
   * Both ends in scene coordinates.
   * @internal
   */
  getEnds(): readonly [Point, Point] {
    return [
      this.placeOf(this.nodeAId) ?? this.toGlobal(this.start),
      this.placeOf(this.nodeBId) ?? this.toGlobal(this.end),
    ];
  }

  /**
   * Text shown on the ruler.
   * @internal
   */
  get label(): string {
    const length = `${this.length.toFixed(this.precision)} m`;
    return this.showAngle ? `${length}, ${this.rulerAngle.toFixed(this.precision)}°` : length;
  }

  private placeOf(id: string): Point | undefined {
    return this.scene?.nodeById(id)?.getScenePosition();
  }
}

defineClass(RulerNode, 'RulerNode', {
  start: point({ x: 0, y: 0 }),
  end: point({ x: 1, y: 0 }),
  nodeAId: text(''),
  nodeBId: text(''),
  precision: integer(2, { min: 0, max: 6 }),
  showAngle: boolean(false),
});
