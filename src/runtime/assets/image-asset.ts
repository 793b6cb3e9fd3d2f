import { defineClass } from '../core/meta-object';
import { registerClass } from '../core/registry';
import { mimeTypeOf } from './mime-types';
import { WebAsset } from './web-asset';

/** A picture for fills and sprites. */
export class ImageAsset extends WebAsset {
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
}

defineClass(ImageAsset, 'ImageAsset', {});
registerClass('ImageAsset', ImageAsset);
