import { defineClass } from '../core/meta-object';
import { integer, number } from '../core/property';
import { registerClass } from '../core/registry';
import { ConvexShape } from '../engine/shapes/convex-shape';
import { splitConvex } from '../geometry/convex';
import { regularPolygon } from '../geometry/polygons';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A regular polygon with one corner at the top: a nut, a tile, a die.
 *
 * The radius is measured from the centre to a corner, so the sides are slightly closer to the centre. With few sides
 * the polygon tumbles and comes to rest on a side; the more sides it has, the better it rolls. For a true disc use
 * {@link CircleNode}, which is also faster.
 *
 * @example
 * ```js
 * class RollingTest {
 *   create(scene, position) {
 *     const slope = new editor.RectangleNode(10, 0.3);
 *     slope.bodyType = 'static';
 *     slope.friction = 0.8;
 *     slope.initNode(position.x, position.y, -15);
 *     scene.addChild(slope);
 *
 *     [3, 6, 24].forEach((sides, index) => {
 *       const piece = new editor.RegularPolygonNode(0.4, sides);
 *       piece.initNode(position.x - 4 + index * 1.5, position.y + 2);
 *       piece.friction = 0.8;
 *       piece.text = `${sides}`;
 *       scene.addChild(piece);
 *     });
 *   }
 * }
 * ```
 */
export class RegularPolygonNode extends BodyNode {
  /**
   * Circumradius: the distance from the centre to a corner.
   * @unit m
   */
  declare radius: number;
  /** Number of sides. */
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
registerClass('RegularPolygonNode', RegularPolygonNode);
