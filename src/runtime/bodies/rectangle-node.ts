import { b2PolygonShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import type { Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A rectangular body: a floor, a wall, a brick, a button.
 *
 * Its position is its centre, so the top of a floor of height 0.4 m is 0.2 m above the position. Make floors and walls
 * static: fast bodies do not pass through static ones, whereas two fast dynamic bodies can miss each other unless one
 * is a `bullet`. Boxes of similar mass stack well; a heavy box on light ones makes the stack jitter.
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
 *       // Each box overhangs the one below by 0.1 m, which is too much: the tower falls.
 *       box.initNode(position.x + floor * 0.1, position.y + 0.25 + floor * 0.5);
 *       scene.addChild(box);
 *     }
 *   }
 * }
 * ```
 */
export class RectangleNode extends BodyNode {
  /**
   * Width of the rectangle.
   * @unit m
   */
  declare width: number;
  /**
   * Height of the rectangle.
   * @unit m
   */
  declare height: number;

  /**
   * @param width - width in metres
   * @param height - height in metres
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
