import { defineClass } from '../core/meta-object';
import { integer, number } from '../core/property';
import { ConvexShape } from '@physics-editor/physics/shapes/convex-shape';
import { splitConvex } from '@physics-editor/physics/geometry/convex';
import { regularPolygon } from '@physics-editor/physics/geometry/polygons';
import type { Polygon } from '@physics-editor/physics/geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A regular polygon with one corner at the top: a nut, a tile, a die.
 *
 * The radius is measured from the centre to a corner, so the sides are slightly closer to the centre. With few sides
 * the polygon tumbles and comes to rest on a side; the more sides it has, the better it rolls. For a true disc use
 * {@link CircleNode}, which is also faster.
 *
 * @example
 * ```js live title="On a slope of 12°, a polygon of n sides rolls by itself if 180° / n is smaller: 24 sides roll, 3 and 6 do not." alt="A slope with a triangle, a hexagon and a polygon of 24 sides on it." poster=2
 * const slope = new editor.RectangleNode(11, 0.3);
 * slope.bodyType = 'static';
 * slope.friction = 0.8;
 * slope.initNode(0, -0.8, -12);
 * slope.fillColor = 0x7a8599;
 * scene.addChild(slope);
 *
 * [3, 6, 24].forEach((sides, index) => {
 *   const piece = new editor.RegularPolygonNode(0.5, sides);
 *   piece.initNode(index * 1.4 - 4, 1.4);
 *   piece.friction = 0.8;
 *   piece.fillColor = 0xdd4f28;
 *   piece.text = `${sides}`;
 *   scene.addChild(piece);
 * });
 * ```
 */
export class RegularPolygonNode extends BodyNode {
  /**
   * Circumradius: the distance from the centre to a corner.
   * @unit m
   */
  declare radius: number;
  /**
   * Number of sides.
   * @example
   * ```js live title="Regular polygons from the triangle to the octagon." alt="Polygons with 3 to 8 sides." poster=0
   * for (let sides = 3; sides <= 8; sides++) {
   *   const piece = new editor.RegularPolygonNode(0.7, 3);
   *   piece.bodyType = 'static';
   *   piece.initNode((sides - 5.5) * 1.6, 0);
   *   piece.sides = sides;
   *   piece.fillColor = 0x3d80d6;
   *   piece.text = `${sides}`;
   *   scene.addChild(piece);
   * }
   * ```
   */
  declare sides: number;

  /**
   * @param radius - circumradius in metres
   * @param sides - number of sides
   */
  constructor(radius = 0.5, sides = 5) {
    super();
    this.radius = radius;
    this.sides = sides;
  }

  override outline(): readonly Polygon[] {
    return [regularPolygon(this.radius, this.sides, Math.PI / 2)];
  }

  override solids(): readonly Solid[] {
    return this.outline()
      .flatMap(splitConvex)
      .map((piece) => ({ shape: new ConvexShape(piece) }));
  }
}

defineClass(RegularPolygonNode, 'RegularPolygonNode', {
  radius: number(0.5, { above: 0, affects: 'shape' }),
  sides: integer(5, { min: 3, max: 32, affects: 'shape' }),
});
