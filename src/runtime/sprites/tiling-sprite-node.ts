import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { registerClass } from '../core/registry';
import { SpriteNode } from './sprite-node';

/** A sprite that repeats its picture over its width and height: a background, a floor, a conveyor belt. */
export class TilingSpriteNode extends SpriteNode {
  /**
   * Width of a tile, as a multiple of 100 pixels to the metre.
   * @defaultValue 1
   * @range > 0
   */
  declare tileScaleX: number;
  /**
   * Height of a tile, as a multiple of 100 pixels to the metre.
   * @defaultValue 1
   * @range > 0
   */
  declare tileScaleY: number;
  /**
   * How far the tiles are moved to the right. Changing it in each update lets them scroll.
   * @defaultValue 0
   * @unit m
   */
  declare tileOffsetX: number;
  /**
   * How far the tiles are moved upwards.
   * @defaultValue 0
   * @unit m
   */
  declare tileOffsetY: number;
  /**
   * Turn of the tiles, counter-clockwise.
   * @defaultValue 0
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
