import { b2PolygonShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/** A box: a floor, a wall, a brick, a button. */
export class RectangleNode extends BodyNode {
  /**
   * Size to the right.
   * @defaultValue 1
   * @unit m
   * @range > 0
   */
  declare width: number;
  /**
   * Size upwards.
   * @defaultValue 1
   * @unit m
   * @range > 0
   */
  declare height: number;

  /**
   * @param width - in metres
   * @param height - in metres
   */
  constructor(width = 1, height = 1) {
    super();
    this.width = width;
    this.height = height;
  }

  override outline(): readonly Polygon[] {
    const [x, y] = [this.width / 2, this.height / 2];
    return [
      [
        { x: -x, y: -y },
        { x, y: -y },
        { x, y },
        { x: -x, y },
      ],
    ];
  }

  override solids(): readonly Solid[] {
    return [{ shape: new b2PolygonShape().SetAsBox(this.width / 2, this.height / 2) }];
  }
}

defineClass(RectangleNode, 'RectangleNode', {
  width: number(1, { above: 0, affects: 'shape' }),
  height: number(1, { above: 0, affects: 'shape' }),
});
registerClass('RectangleNode', RectangleNode);
