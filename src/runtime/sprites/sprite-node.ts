import { ImageAsset } from '../assets/image-asset';
import { defineClass } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, choice, color, number, text } from '../core/property';
import { registerClass } from '../core/registry';
import type { Color, Rect } from '../geometry/shapes';

/** How the colours of a picture are put on those below it. */
export type BlendMode = 'normal' | 'add' | 'multiply' | 'screen';

/**
 * A picture in the scene that takes no part in the simulation.
 *
 * Use it for backgrounds and decoration, or as the child of a body, which it then follows. To fill the shape of a body itself with a
 * picture, set that body's `fillTexture`. The picture is an image asset of the scene, named by its id; add the asset first. Width and
 * height are in metres, whatever the picture has in pixels; `resetSize` restores its proportions once it is loaded.
 *
 * @example
 * ```js
 * class StarOnABall {
 *   create(scene, position) {
 *     const star = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
 *       <path d="M32 2 41 23 62 25 46 40 50 62 32 51 14 62 18 40 2 25 23 23Z" fill="gold"/></svg>`;
 *     const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(star)}`);
 *     scene.assetsLibrary.addAsset(image);
 *
 *     const ball = new editor.CircleNode(0.6);
 *     ball.setPosition(position);
 *     ball.angularVelocity = -3; // rad/s: the star turns with the ball
 *     const sprite = new editor.SpriteNode(image.id);
 *     sprite.width = 0.8; // metres
 *     sprite.height = 0.8;
 *     ball.addChild(sprite);
 *     scene.addChild(ball);
 *   }
 * }
 * ```
 */
export class SpriteNode extends Node {
  /** Id of the image asset that is shown; empty for none. */
  declare texture: string;
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
  /** Which point of the picture is at the node's place: 0 for its left edge, 1 for its right edge. */
  declare anchorX: number;
  /** Which point of the picture is at the node's place: 0 for its lower edge, 1 for its upper edge. */
  declare anchorY: number;
  /** Colour that the picture is multiplied with; white leaves it as it is. */
  declare tint: Color;
  /**
   * How the colours are put on those below: `"normal"` covers them, `"add"` and `"screen"` make them brighter, `"multiply"` makes them darker.
   */
  declare blendMode: BlendMode;
  /** Whether left and right are swapped. */
  declare flipX: boolean;
  /** Whether top and bottom are swapped. */
  declare flipY: boolean;

  /** @param texture - id of the image asset */
  constructor(texture = '') {
    super();
    this.texture = texture;
  }

  /**
   * Gives the sprite the natural size of its picture.
   * @param pixelsPerMeter - how many pixels of the picture are a metre
   * @throws SceneError if the node is in no scene with the image, the image is not loaded, or the number is not above 0
   */
  resetSize(pixelsPerMeter = 100): void {
    if (!(pixelsPerMeter > 0 && pixelsPerMeter < Infinity)) {
      this.refuse(`: pixelsPerMeter must be a finite number above 0, not ${pixelsPerMeter}`);
    }
    const image = this.findSceneNode()?.assetsLibrary.getAsset(this.shownTexture);
    if (!(image instanceof ImageAsset)) return this.refuse(` is in no scene with the image "${this.shownTexture}"`);
    if (image.width === 0 || image.height === 0) this.refuse(` has no size yet: ${image.describe()} is not loaded`);
    this.width = image.width / pixelsPerMeter;
    this.height = image.height / pixelsPerMeter;
  }

  override getBoundingRect(): Rect {
    const { width, height } = this;
    return { x: -this.anchorX * width, y: -this.anchorY * height, width, height };
  }

  override get assetIds(): readonly string[] {
    return this.texture ? [...super.assetIds, this.texture] : super.assetIds;
  }

  /**
   * Id of the image asset that is shown at the moment.
   * @internal
   */
  get shownTexture(): string {
    return this.texture;
  }
}

const size = () => number(1, { above: 0, affects: 'display' });
const anchor = () => number(0.5, { min: 0, max: 1, step: 0.01, affects: 'display' });

defineClass(SpriteNode, 'SpriteNode', {
  texture: text('', 'display'),
  width: size(),
  height: size(),
  anchorX: anchor(),
  anchorY: anchor(),
  tint: color(0xffffff),
  blendMode: choice<BlendMode>('normal', ['normal', 'add', 'multiply', 'screen'], 'display'),
  flipX: boolean(false, 'display'),
  flipY: boolean(false, 'display'),
});
registerClass('SpriteNode', SpriteNode);
