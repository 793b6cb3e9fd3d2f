import { ImageAsset } from '../assets/image-asset';
import type { Color } from '@physics-editor/physics/geometry/shapes';
import { defineAbstractClass } from './meta-object';
import { Node } from './node';
import { boolean, color, number, share, text } from './property';

/**
 * A node that is drawn with a fill and a line, such as a body.
 *
 * Colours are numbers such as `0xff8800`, and opacities range from 0 to 1. The line width is in metres, so the line
 * scales with the zoom. The line is centred on the edge of the shape and does not affect collisions. An image can fill
 * the shape, too: add an {@link ImageAsset} to the scene, set `fillTexture` to its id, and call `autoAdjustFillTexture`
 * once the image is loaded and the node is in the scene. The Property Editor shows the properties of this class in the
 * group **Graphics**.
 *
 * @see {@link BodyNode}, {@link ImageAsset}
 *
 * @example
 * ```js live title="From left to right, the fill becomes opaque and the line thicker." alt="Four discs with fills from pale to opaque and lines from thin to thick." floor=10 poster=0
 * for (let index = 0; index < 4; index++) {
 *   const disc = new editor.CircleNode(0.7);
 *   disc.initNode(index * 2.2 - 3.3, 1.5 + index * 0.4);
 *   disc.fillColor = 0x3d80d6;
 *   disc.fillAlpha = (index + 1) / 4;
 *   disc.lineColor = 0xdd4f28;
 *   disc.lineWidth = 0.04 * (index + 1); // from 4 cm to 16 cm
 *   scene.addChild(disc);
 * }
 * ```
 */
export abstract class GraphicsNode extends Node {
  /** Fill colour. */
  declare fillColor: Color;
  /**
   * Opacity of the fill.
   * @example
   * ```js live title="Two discs overlap: the lower one shines through the upper one." alt="A red and a pale blue disc that overlap." poster=0
   * const below = new editor.CircleNode(1.5);
   * below.initNode(-0.8, 0);
   * below.fillColor = 0xdd4f28;
   * const above = new editor.CircleNode(1.5);
   * above.initNode(0.8, 0);
   * above.fillColor = 0x3d80d6;
   * above.fillAlpha = 0.5;
   * for (const disc of [below, above]) disc.bodyType = 'static';
   * scene.addChildren([below, above]);
   * ```
   */
  declare fillAlpha: number;
  /** Whether the fill is drawn. */
  declare drawFill: boolean;
  /**
   * Id of the image asset that fills the shape; empty for none. The image replaces the fill colour once it is loaded.
   */
  declare fillTexture: string;
  /** Horizontal scale of the fill image; at 1, 100 pixels are 1 m. */
  declare fillTextureScaleX: number;
  /** Vertical scale of the fill image; at 1, 100 pixels are 1 m. */
  declare fillTextureScaleY: number;
  /**
   * Horizontal offset of the fill image's centre from the node's position.
   * @unit m
   */
  declare fillTextureOffsetX: number;
  /**
   * Vertical offset of the fill image's centre from the node's position.
   * @unit m
   */
  declare fillTextureOffsetY: number;
  /**
   * Rotation of the fill image relative to the node, counter-clockwise.
   * @unit °
   */
  declare fillTextureAngle: number;
  /** Line colour. */
  declare lineColor: Color;
  /**
   * Width of the line; 0 for no line.
   * @unit m
   * @example
   * ```js live title="Lines of 2, 10 and 30 cm: half of the width is outside the shape." alt="Three boxes with lines of different widths." poster=0
   * [0.02, 0.1, 0.3].forEach((width, index) => {
   *   const box = new editor.RectangleNode(1.8, 1.8);
   *   box.bodyType = 'static';
   *   box.initNode(index * 3 - 3, 0);
   *   box.lineColor = 0x3d80d6;
   *   box.lineWidth = width;
   *   scene.addChild(box);
   * });
   * ```
   */
  declare lineWidth: number;
  /** Opacity of the line. */
  declare lineAlpha: number;
  /** Whether the line is drawn. */
  declare drawLine: boolean;

  override get assetIds(): readonly string[] {
    return this.fillTexture ? [...super.assetIds, this.fillTexture] : super.assetIds;
  }

  /**
   * Scales and centres the fill image so that it covers the shape. Load the image and add the node to the scene first:
   * the scale of an image that is not loaded is set to 1.
   * @throws SceneError if the node is not in a scene, or the scene has no image with the id in `fillTexture`
   */
  autoAdjustFillTexture(): void {
    const image = this.scene?.assetsLibrary.getAsset(this.fillTexture);
    if (!(image instanceof ImageAsset)) return this.refuse(` is in no scene with the image "${this.fillTexture}"`);
    const { x, y, width, height } = this.getBoundingRect();
    // An image that is not loaded has no size yet; its scale becomes 1.
    this.fillTextureScaleX = fit(width, image.width);
    this.fillTextureScaleY = fit(height, image.height);
    this.fillTextureOffsetX = x + width / 2;
    this.fillTextureOffsetY = y + height / 2;
    this.fillTextureAngle = 0;
  }
}

/** Default scale of images. */
export const PIXELS_PER_METRE = 100;

const fit = (metres: number, pixels: number): number =>
  metres > 0 && pixels > 0 ? (metres * PIXELS_PER_METRE) / pixels : 1;

defineAbstractClass(GraphicsNode, 'GraphicsNode', {
  fillColor: color(0xffffff),
  fillAlpha: share(1),
  drawFill: boolean(true),
  fillTexture: text(''),
  fillTextureScaleX: number(1, { above: 0 }),
  fillTextureScaleY: number(1, { above: 0 }),
  fillTextureOffsetX: number(0),
  fillTextureOffsetY: number(0),
  fillTextureAngle: number(0),
  lineColor: color(0x000000),
  lineWidth: number(0.01, { min: 0, step: 0.01 }),
  lineAlpha: share(1),
  drawLine: boolean(true),
});
