import { b2PolygonShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A body with the shape of a box: a floor, a wall, a brick, a button.
 *
 * Its place is its centre, so the top of a floor of height 0.4 is 0.2 m above it. Make floors and walls static: a fast body does not slip
 * through those, while two fast moving ones can miss each other unless one is a `bullet`. Boxes of similar mass stack well; a heavy box on
 * light ones makes them quiver.
 *
 * @example
 * ```js
 * class LeaningTower {
 *   create(scene, position) {
 *     const ground = new editor.RectangleNode(6, 0.4);
 *     ground.bodyType = 'static';
 *     ground.initNode(position.x, position.y - 0.2);
 *     scene.addChild(ground);
 *
 *     for (let floor = 0; floor < 6; floor++) {
 *       const box = new editor.RectangleNode(0.5, 0.5);
 *       // Each is 0.1 m further out than the one below: too much, the tower falls.
 *       box.initNode(position.x + floor * 0.1, position.y + 0.25 + floor * 0.5);
 *       scene.addChild(box);
 *     }
 *   }
 * }
 * ```
 */
export class RectangleNode extends BodyNode {
  /**
   * Size to the right.
   * @unit m
   */
  declare width: number;
  /**
   * Size upwards.
   * @unit m
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
