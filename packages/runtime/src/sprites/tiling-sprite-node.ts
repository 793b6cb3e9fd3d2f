import { defineClass } from '../core/meta-object';
import { number } from '../core/property';
import { SpriteNode } from './sprite-node';

/**
 * A sprite that repeats its image over its width and height: a background, a floor, a conveyor belt.
 *
 * The size of a tile is the size of the image at 100 pixels per metre, multiplied by the tile scale. To scroll the
 * tiles, change an offset in each update; this has no physical effect. Images with matching edges look best.
 *
 * @see {@link ImageAsset}
 *
 * @example
 * ```js live title="The waves scroll to the left at 0.5 m/s." alt="A wide strip with a pattern of waves." poster=1
 * class Scroller {
 *   constructor(node) {
 *     this.node = node;
 *     this.speed = 0.5; // metres per second
 *   }
 *
 *   update(delta) {
 *     // delta is in milliseconds, so the speed does not depend on the time step.
 *     this.node.tileOffsetX -= this.speed * (delta / 1000);
 *   }
 * }
 *
 * const wave = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50">
 *   <path d="M0 25Q25 -5 50 25T100 25" fill="none" stroke="steelblue" stroke-width="8"/></svg>`;
 * const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(wave)}`);
 * scene.assetsLibrary.addAsset(image);
 * const sea = new editor.TilingSpriteNode(image.id, 9, 3);
 * scene.addChild(sea);
 * player.attach(sea, Scroller);
 * ```
 */
export class TilingSpriteNode extends SpriteNode {
  /** Horizontal scale of the tiles; at 1, 100 pixels are 1 m. */
  declare tileScaleX: number;
  /** Vertical scale of the tiles; at 1, 100 pixels are 1 m. */
  declare tileScaleY: number;
  /**
   * Horizontal offset of the tiles. Change it in each update to scroll them.
   * @unit m
   */
  declare tileOffsetX: number;
  /**
   * Vertical offset of the tiles.
   * @unit m
   */
  declare tileOffsetY: number;
  /**
   * Rotation of the tiles, counter-clockwise.
   * @unit °
   */
  declare tileAngle: number;

  /**
   * @param texture - id of the image asset
   * @param width - width in metres
   * @param height - height in metres
   */
  constructor(texture = '', width = 1, height = 1) {
    super(texture);
    this.width = width;
    this.height = height;
  }
}

defineClass(TilingSpriteNode, 'TilingSpriteNode', {
  tileScaleX: number(1, { above: 0 }),
  tileScaleY: number(1, { above: 0 }),
  tileOffsetX: number(0),
  tileOffsetY: number(0),
  tileAngle: number(0),
});
