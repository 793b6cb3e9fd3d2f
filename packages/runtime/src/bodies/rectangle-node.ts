import { b2PolygonShape } from '@box2d/core';
import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { cornersOf } from '@physics-editor/physics/geometry/polygons';
import type { Polygon } from '@physics-editor/physics/geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A rectangular body: a floor, a wall, a brick, a button.
 *
 * Its position is its centre, so the top of a floor of height 0.4 m is 0.2 m above the position. Make floors and walls
 * static: fast bodies do not pass through static ones, whereas two fast dynamic bodies can miss each other unless one
 * is a `bullet`. Boxes of similar mass stack well; a heavy box on light ones makes the stack jitter.
 *
 * @see {@link CapsuleNode}, {@link PolygonNode}
 *
 * @example
 * ```js live title="Each box overhangs the one below by 0.15 m, which is too much: the tower falls." alt="A leaning tower of six boxes that begins to fall." floor=10 poster=1.2
 * for (let floor = 0; floor < 6; floor++) {
 *   const box = new editor.RectangleNode(0.6, 0.6); // width and height in metres
 *   box.initNode(floor * 0.15 - 0.5, 0.3 + floor * 0.6);
 *   box.fillColor = floor % 2 === 0 ? 0x3d80d6 : 0xdd4f28;
 *   scene.addChild(box);
 * }
 * ```
 */
export class RectangleNode extends BodyNode {
  /**
   * Width of the rectangle.
   * @unit m
   * @example
   * ```js live title="Boxes of the same height, 1, 2 and 3 m wide." alt="Three boxes of increasing width." poster=0
   * [1, 2, 3].forEach((width, index) => {
   *   const box = new editor.RectangleNode(1, 0.8);
   *   box.bodyType = 'static';
   *   box.initNode(-0.5, index * 1.2 - 1.2);
   *   box.width = width;
   *   box.fillColor = 0xdd4f28;
   *   box.text = `${width} m`;
   *   scene.addChild(box);
   * });
   * ```
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
    const { width, height } = this;
    return [cornersOf({ x: -width / 2, y: -height / 2, width, height })];
  }

  override solids(): readonly Solid[] {
    return [{ shape: new b2PolygonShape().SetAsBox(this.width / 2, this.height / 2) }];
  }
}

defineClass(RectangleNode, 'RectangleNode', {
  width: number(1, { above: 0, affects: 'shape' }),
  height: number(1, { above: 0, affects: 'shape' }),
});
