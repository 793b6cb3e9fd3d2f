import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import { SpriteNode } from './sprite-node';

/**
 * A sprite that repeats its picture over its width and height: a background, a floor, a conveyor belt.
 *
 * The size of a tile follows from the picture, 100 pixels to the metre, times the tile scale. Changing an offset in each update lets the
 * tiles scroll; that moves nothing else. Pictures whose edges fit together look best.
 *
 * @example
 * ```js
 * // attach to a TilingSpriteNode
 * class Scroller {
 *   constructor(node) {
 *     this.node = node;
 *     this.speed = 0.5; // metres per second
 *     node.tileScaleX = 0.5;
 *     node.tileScaleY = 0.5;
 *   }
 *
 *   update(delta) {
 *     // delta is in milliseconds, so the speed is the same with any time step.
 *     this.node.tileOffsetX -= this.speed * (delta / 1000);
 *   }
 * }
 * ```
 */
export class TilingSpriteNode extends SpriteNode {
  /** Width of a tile, as a multiple of 100 pixels to the metre. */
  declare tileScaleX: number;
  /** Height of a tile, as a multiple of 100 pixels to the metre. */
  declare tileScaleY: number;
  /**
   * How far the tiles are moved to the right. Changing it in each update lets them scroll.
   * @unit m
   */
  declare tileOffsetX: number;
  /**
   * How far the tiles are moved upwards.
   * @unit m
   */
  declare tileOffsetY: number;
  /**
   * Turn of the tiles, counter-clockwise.
   * @unit °
   */
  declare tileAngle: number;

  /**
   * @param texture - id of the image asset
   * @param width - in metres
   * @param height - in metres
   */
  constructor(texture = '', width = 1, height = 1) {
    super(texture);
    this.width = width;
    this.height = height;
  }
}

const scale = () => number(1, { above: 0, affects: 'display' });
const shift = () => number(0, { affects: 'display' });

defineClass(TilingSpriteNode, 'TilingSpriteNode', {
  tileScaleX: scale(),
  tileScaleY: scale(),
  tileOffsetX: shift(),
  tileOffsetY: shift(),
  tileAngle: shift(),
});
registerClass('TilingSpriteNode', TilingSpriteNode);
