import type { Color } from '../geometry/shapes';
import { defineClass } from './meta-object';
import { Node } from './node';
import { boolean, color, number, text } from './property';

/**
 * A node that is drawn with a fill and a line, such as a body.
 *
 * Colours are numbers such as `0xff8800`; opacities go from 0 to 1; the width of a line is in metres, so it grows when you zoom in. The
 * line lies on the edge of the shape, half of it outside, and changes nothing about what collides. A picture can fill the shape too: add an
 * image to the assets of the scene, set `fillTexture` to its id, and call `autoAdjustFillTexture` once the node is in the scene. The
 * property editor shows this class as the group "Graphics".
 *
 * @example
 * ```js
 * class PaintSamples {
 *   create(scene, position) {
 *     for (let index = 0; index < 4; index++) {
 *       const disc = new editor.CircleNode(0.4);
 *       disc.initNode(position.x + index * 1.2, position.y + index * 0.4);
 *       disc.fillColor = 0x3399ff;
 *       disc.fillAlpha = (index + 1) / 4;
 *       disc.lineColor = 0xffffff;
 *       disc.lineWidth = 0.02 * (index + 1); // from 2 cm to 8 cm
 *       scene.addChild(disc);
 *     }
 *   }
 * }
 * ```
 */
export abstract class GraphicsNode extends Node {
  /** Colour of the inside. */
  declare fillColor: Color;
  /** Opacity of the inside. */
  declare fillAlpha: number;
  /** Whether the inside is drawn. */
  declare drawFill: boolean;
  /** Id of the image asset that is drawn inside the shape; empty for none. It shows while the node is in a scene with that asset. */
  declare fillTexture: string;
  /** Width of the picture, as a multiple of 100 pixels to the metre. */
  declare fillTextureScaleX: number;
  /** Height of the picture, as a multiple of 100 pixels to the metre. */
  declare fillTextureScaleY: number;
  /**
   * How far the picture is to the right of the node's centre.
   * @unit m
   */
  declare fillTextureOffsetX: number;
  /**
   * How far the picture is above the node's centre.
   * @unit m
   */
  declare fillTextureOffsetY: number;
  /**
   * Turn of the picture in the node, counter-clockwise.
   * @unit °
   */
  declare fillTextureAngle: number;
  /** Colour of the line. */
  declare lineColor: Color;
  /**
   * Width of the line; 0 for none.
   * @unit m
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
   * Scales and centres the picture so that it covers the shape. To be called once the node is in a scene that has the asset.
   * @throws SceneError if the node is in no scene, or the scene has no such image
   */
  autoAdjustFillTexture(): void {
    const image = this.findSceneNode()?.assetsLibrary.getAsset(this.fillTexture);
    const size = image && 'width' in image && 'height' in image ? image : undefined;
    if (!size) this.refuse(` is in no scene with the image "${this.fillTexture}"`);
    const { x, y, width, height } = this.getBoundingRect();
    // What is not loaded yet has no size: it is taken to fit as it is.
    this.fillTextureScaleX = fit(width, Number(size.width));
    this.fillTextureScaleY = fit(height, Number(size.height));
    this.fillTextureOffsetX = x + width / 2;
    this.fillTextureOffsetY = y + height / 2;
    this.fillTextureAngle = 0;
  }
}

const PIXELS_PER_METRE = 100;

const fit = (metres: number, pixels: number): number =>
  metres > 0 && pixels > 0 ? (metres * PIXELS_PER_METRE) / pixels : 1;

const share = () => number(1, { min: 0, max: 1, step: 0.01, affects: 'display' });

defineClass(GraphicsNode, 'GraphicsNode', {
  fillColor: color(0xffffff),
  fillAlpha: share(),
  drawFill: boolean(true, 'display'),
  fillTexture: text('', 'display'),
  fillTextureScaleX: number(1, { above: 0, affects: 'display' }),
  fillTextureScaleY: number(1, { above: 0, affects: 'display' }),
  fillTextureOffsetX: number(0, { affects: 'display' }),
  fillTextureOffsetY: number(0, { affects: 'display' }),
  fillTextureAngle: number(0, { affects: 'display' }),
  lineColor: color(0x000000),
  lineWidth: number(0.01, { min: 0, step: 0.01, affects: 'display' }),
  lineAlpha: share(),
  drawLine: boolean(true, 'display'),
});
