import { defineClass } from '../core/meta-object';
import type { Asset } from './asset';
import { mimeTypeOf } from './mime-types';
import { WebAsset, type AssetLoader, type Loaded } from './web-asset';

/** A request for an image, pending or settled. */
interface Delivery {
  readonly url: string;
  readonly picture: Promise<Loaded>;
  hasFailed: boolean;
}

/**
 * An image for sprites and for the fill of other nodes.
 *
 * JPEG, PNG, WebP and SVG are supported. `width` and `height` are 0 until the image is loaded, so await `load()` before
 * anything that depends on the size, such as fitting a fill to a shape. Images are drawn at 100 pixels per metre unless
 * they are scaled.
 *
 * @see {@link SpriteNode}, {@link GraphicsNode.fillTexture}
 *
 * @example
 * ```js live title="An image fills the crate and rotates with it; the body is still a rectangle." alt="A crate of brown planks on a floor." floor=10 poster=1
 * const planks = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">
 *   <rect width="60" height="60" fill="peru"/><path d="M0 20H60M0 40H60" stroke="sienna" stroke-width="4"/></svg>`;
 * const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(planks)}`);
 * scene.assetsLibrary.addAsset(image);
 * await image.load();
 *
 * const crate = new editor.RectangleNode(1.8, 1.2);
 * crate.initNode(0, 2.5, 30);
 * crate.fillTexture = image.id;
 * scene.addChild(crate);
 * crate.autoAdjustFillTexture(); // needs the scene and the size of the image
 * ```
 */
export class ImageAsset extends WebAsset {
  private delivery: Delivery | undefined;

  /** Top-level MIME type: always `"image"`. */
  override get type(): string {
    return 'image';
  }

  /** MIME subtype, derived from the URL; `undefined` if it cannot be derived, or is not that of an image. */
  override get subtype(): string | undefined {
    const known = mimeTypeOf(this.url);
    return known?.type === 'image' ? known.subtype : undefined;
  }

  /**
   * Width of the image; 0 until it is loaded.
   * @unit pixels
   */
  get width(): number {
    return this.result?.width ?? 0;
  }

  /**
   * Height of the image; 0 until it is loaded.
   * @unit pixels
   */
  get height(): number {
    return this.result?.height ?? 0;
  }

  /**
   * Shares the request of another image with the same URL, so that it is not loaded again.
   * @internal
   */
  takeFrom(others: readonly ImageAsset[]): void {
    const other = others.find(({ delivery }) => delivery?.url === this.url && !delivery.hasFailed);
    if (other) this.delivery = other.delivery;
  }

  /**
   * Images of one scene that have the same URL share one request.
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

/** Filters a list of assets for images. */
export const imagesIn = (assets: readonly Asset[]): ImageAsset[] =>
  assets.filter((asset) => asset instanceof ImageAsset);

defineClass(ImageAsset, 'ImageAsset', {});
