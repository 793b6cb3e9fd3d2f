import { b2CircleShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { boolean, number } from '../core/property';
import { registerClass } from '../core/registry';
import { CIRCLE_SIDES, regularPolygon } from '../geometry/polygons';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/** A disc: a ball, a wheel, a coin. */
export class CircleNode extends BodyNode {
  /**
   * Radius of the disc.
   * @defaultValue 0.5
   * @unit m
   * @range > 0
   */
  declare radius: number;
  /**
   * Whether a line from the centre to the rim shows how the disc is turned.
   * @defaultValue true
   */
  declare drawRadius: boolean;

  /** @param radius - in metres */
  constructor(radius = 0.5) {
    super();
    this.radius = radius;
  }

  override outline(): readonly Polygon[] {
    return [regularPolygon(this.radius, CIRCLE_SIDES)];
  }

  override solids(): readonly Solid[] {
    return [{ shape: new b2CircleShape(this.radius) }];
  }
}

defineClass(CircleNode, 'CircleNode', {
  radius: number(0.5, { above: 0, affects: 'shape' }),
  drawRadius: boolean(true, 'display'),
});
registerClass('CircleNode', CircleNode);
