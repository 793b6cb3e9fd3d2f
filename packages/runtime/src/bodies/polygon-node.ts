import { defineClass } from '../core/meta-object';
import { polygonList } from '../core/property';
import { ConvexShape } from '@physics-editor/physics/shapes/convex-shape';
import { decompose } from '@physics-editor/physics/geometry/decompose';
import { groupOutlines, type Region } from '@physics-editor/physics/geometry/outlines';
import type { Polygon } from '@physics-editor/physics/geometry/shapes';
import { simplifyOutline } from '@physics-editor/physics/geometry/simplify';
import { BodyNode, type Solid } from './body-node';

interface Geometry {
  readonly of: readonly Polygon[];
  readonly regions: readonly Region[];
  /** Convex pieces. */
  readonly pieces: readonly Polygon[];
}

/**
 * A body of arbitrary outline, with holes and islands: terrain, letters, the result of a boolean operation.
 *
 * Pass a list of outlines in the node's coordinates: counter-clockwise outlines are solid, clockwise outlines are
 * holes. The shape is decomposed into convex pieces for the physics engine, so a hollow body is really hollow and can
 * contain other bodies. An outline that crosses itself or has no area is rejected. To change the shape, assign a new
 * list. Many vertices cost time; `simplify` removes those that are not needed.
 *
 * @see {@link RegularPolygonNode}, {@link MultipartBodyNode}
 *
 * @example
 * ```js live title="A frame is an outline with a hole: the ball inside cannot leave it." alt="A square frame on one corner with a ball in its hole." floor=10 poster=1.2
 * const square = (half) => [
 *   { x: -half, y: -half },
 *   { x: half, y: -half },
 *   { x: half, y: half },
 *   { x: -half, y: half },
 * ];
 * // The second outline is reversed: clockwise, so it is a hole.
 * const frame = new editor.PolygonNode([square(1), square(0.8).reverse()]);
 * frame.initNode(0, 2.2, 20);
 * frame.fillColor = 0x3d80d6;
 *
 * const ball = new editor.CircleNode(0.25);
 * ball.initNode(0, 2.2);
 * ball.restitution = 0.6;
 * ball.fillColor = 0xdd4f28;
 * scene.addChildren([frame, ball]);
 * ```
 */
export class PolygonNode extends BodyNode {
  /**
   * Outlines in the node's coordinates: counter-clockwise ones are solid, clockwise ones are holes in them. The list is
   * immutable; assign a new one to change it. An outline must have an area, and must not cross itself or another
   * outline.
   * @unit m
   */
  declare polygons: readonly Polygon[];

  private known: Geometry | undefined;

  /** @param polygons - outlines in the node's coordinates, in metres */
  constructor(polygons: readonly Polygon[] = []) {
    super();
    this.polygons = polygons;
  }

  /**
   * Removes vertices that are closer than a tolerance to the simplified outline.
   * @param tolerance - maximum deviation in metres
   * @throws SceneError if the tolerance is not a positive number, nothing would be left, or outlines would cross
   */
  simplify(tolerance: number): void {
    if (!(tolerance > 0)) this.refuse(` cannot be simplified by ${tolerance}: a tolerance must be above 0`);
    const polygons = this.outline().map((polygon) => simplifyOutline(polygon, tolerance));
    if (!polygons[0]?.length) this.refuse(` cannot be simplified by ${tolerance}: nothing would be left`);
    this.polygons = polygons.filter(({ length }) => length > 0);
  }

  override outline(): readonly Polygon[] {
    return this.regions().flat();
  }

  override regions(): readonly Region[] {
    return this.geometry().regions;
  }

  override solids(): readonly Solid[] {
    return this.geometry().pieces.map((piece) => ({ shape: new ConvexShape(piece) }));
  }

  protected override checkShape(): void {
    this.geometry();
  }

  private geometry(): Geometry {
    const { polygons } = this;
    if (this.known?.of === polygons) return this.known;
    const regions = groupOutlines(polygons);
    if (typeof regions === 'string') return this.refuse(`: polygons: ${regions}`);
    const pieces = regions.flatMap(
      (region) => decompose(region) ?? this.refuse(': polygons: they are too intricate to be cut into convex pieces'),
    );
    this.known = { of: polygons, regions, pieces };
    return this.known;
  }
}

defineClass(PolygonNode, 'PolygonNode', { polygons: polygonList('outlines') });
