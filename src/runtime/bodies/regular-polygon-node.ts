import { defineClass } from '../core/meta-object';
import { integer, number } from '../core/property';
import { registerClass } from '../core/registry';
import { ConvexShape, splitConvex } from '../geometry/convex';
import { regularPolygon } from '../geometry/polygons';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/** A polygon with equal sides, one corner up: a nut, a tile, a die. */
export class RegularPolygonNode extends BodyNode {
  /**
   * From the centre to a corner.
   * @defaultValue 0.5
   * @unit m
   * @range > 0
   */
  declare radius: number;
  /**
   * Number of sides.
   * @defaultValue 5
   * @range 3–32
   */
  declare sides: number;

  /**
   * @param radius - in metres
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
