import { ImageAsset } from '../assets/image-asset';
import { defineClass } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, choice, color, number, share, text } from '../core/property';
import type { Color, Rect } from '@physics-editor/physics/geometry/shapes';

/** Blend mode: how an image is combined with what is below it. */
export type BlendMode = 'normal' | 'add' | 'multiply' | 'screen';

/**
 * An image in the scene that takes no part in the simulation.
 *
 * Use it for backgrounds and decoration, or as the child of a body, which it then follows. To fill the shape of a body
 * with an image, set the body's `fillTexture` instead. The image is an {@link ImageAsset} of the scene, given by its
 * id; add the asset first. Width and height are in metres, independent of the image's size in pixels; `resetSize`
 * restores its proportions once it is loaded.
 *
 * @see {@link GraphicsNode.fillTexture}
 *
 * @example
 * ```js live title="The star is an image on the ball and rolls with it." alt="A ball with a yellow star on a floor." floor=12 poster=1
 * const star = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
 *   <path d="M32 2 41 23 62 25 46 40 50 62 32 51 14 62 18 40 2 25 23 23Z" fill="gold"/></svg>`;
 * const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(star)}`);
 * scene.assetsLibrary.addAsset(image);
 *
 * const ball = new editor.CircleNode(0.8);
 * ball.initNode(-3, 0.8);
 * ball.angularVelocity = -3; // rad/s
 * ball.fillColor = 0x3d80d6;
 * const sprite = new editor.SpriteNode(image.id);
 * sprite.width = 1.1; // metres
 * sprite.height = 1.1;
 * ball.addChild(sprite);
 * scene.addChild(ball);
 * ```
 */
export class SpriteNode extends Node {
  /** Id of the image asset to show; empty for none. */
  declare texture: string;
  /**
   * Width of the sprite.
   * @unit m
   */
  declare width: number;
  /**
   * Height of the sprite.
   * @unit m
   */
  declare height: number;
  /**
   * Horizontal anchor: the point of the image at the node's position, from 0 at the left edge to 1 at the right edge.
   */
  declare anchorX: number;
  /**
   * Vertical anchor: the point of the image at the node's position, from 0 at the lower edge to 1 at the upper edge.
   */
  declare anchorY: number;
  /** Colour by which the image is multiplied; white leaves it unchanged. */
  declare tint: Color;
  /** Blend mode: `"normal"` covers what is below, `"add"` and `"screen"` lighten it, `"multiply"` darkens it. */
  declare blendMode: BlendMode;
  /** Whether the image is mirrored horizontally, swapping left and right. */
  declare flipX: boolean;
  /** Whether the image is mirrored vertically, swapping top and bottom. */
  declare flipY: boolean;

  /** @param texture - id of the image asset */
  constructor(texture = '') {
    super();
    this.texture = texture;
  }

  /**
   * Resizes the sprite to the natural size of its image.
   * @param pixelsPerMeter - scale in pixels per metre
   * @throws SceneError if the node is not in a scene with the image, the image is not loaded, or the scale is not a
   * finite number above 0
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
   * Id of the image asset that is currently shown.
   * @internal
   */
  get shownTexture(): string {
    return this.texture;
  }
}

defineClass(SpriteNode, 'SpriteNode', {
  texture: text(''),
  width: number(1, { above: 0 }),
  height: number(1, { above: 0 }),
  anchorX: share(0.5),
  anchorY: share(0.5),
  tint: color(0xffffff),
  blendMode: choice<BlendMode>('normal', ['normal', 'add', 'multiply', 'screen']),
  flipX: boolean(false),
  flipY: boolean(false),
});
