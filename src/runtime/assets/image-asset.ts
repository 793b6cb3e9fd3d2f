import { defineClass } from '../core/meta-object';
import { registerClass } from '../core/registry';
import type { Asset } from './asset';
import { mimeTypeOf } from './mime-types';
import { WebAsset, type AssetLoader, type Loaded } from './web-asset';

/** What comes, or has come, from an address. */
interface Delivery {
  readonly url: string;
  readonly picture: Promise<Loaded>;
  hasFailed: boolean;
}

/**
 * A picture for sprites, and for the fills of other nodes.
 *
 * JPEG, PNG, WebP and SVG are known. Its size in pixels is 0 until it is loaded, so load it before anything that depends on the size, such
 * as fitting a fill to a shape. 100 pixels are a metre unless you scale it.
 *
 * @example
 * ```js
 * class PaintedCrate {
 *   async create(scene, position) {
 *     const planks = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">
 *       <rect width="60" height="60" fill="peru"/><path d="M0 20H60M0 40H60" stroke="sienna" stroke-width="4"/></svg>`;
 *     const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(planks)}`);
 *     scene.assetsLibrary.addAsset(image);
 *     await image.load();
 *
 *     const crate = new editor.RectangleNode(1.5, 1);
 *     crate.initNode(position.x, position.y, 10);
 *     crate.fillTexture = image.id;
 *     scene.addChild(crate);
 *     crate.autoAdjustFillTexture(); // needs the scene, and the size of the picture
 *   }
 * }
 * ```
 */
export class ImageAsset extends WebAsset {
  private delivery: Delivery | undefined;

  override get type(): string {
    return 'image';
  }

  override get subtype(): string | undefined {
    const known = mimeTypeOf(this.url);
    return known?.type === 'image' ? known.subtype : undefined;
  }

  /**
   * Width of the picture; 0 until it is loaded.
   * @unit pixels
   */
  get width(): number {
    return this.size.width;
  }

  /**
   * Height of the picture; 0 until it is loaded.
   * @unit pixels
   */
  get height(): number {
    return this.size.height;
  }

  /**
   * Takes what another image has of the same address, so that it need not be loaded again.
   * @internal
   */
  takeFrom(others: readonly ImageAsset[]): void {
    const other = others.find(({ delivery }) => delivery?.url === this.url && !delivery.hasFailed);
    if (other) this.delivery = other.delivery;
  }

  /**
   * Images of one scene share what their address leads to.
   * @internal
   */
  protected override request(load: AssetLoader): Promise<Loaded> {
    this.takeFrom([this, ...imagesIn(this.library?.all ?? [])]);
    const { delivery, url } = this;
    if (delivery?.url === url && !delivery.hasFailed) return delivery.picture;
    const made: Delivery = { url, picture: super.request(load), hasFailed: false };
    made.picture.catch(() => (made.hasFailed = true));
    this.delivery = made;
    return made.picture;
  }
}

/** The images among assets. */
export const imagesIn = (assets: readonly Asset[]): ImageAsset[] =>
  assets.filter((asset) => asset instanceof ImageAsset);

defineClass(ImageAsset, 'ImageAsset', {});
registerClass('ImageAsset', ImageAsset);
