import { CoreObject } from '../core/core-object';
import { defineClass } from '../core/meta-object';

/** A resource in the assets library of a scene. */
export abstract class Asset extends CoreObject {
  /** MIME type: `"image"`, `"audio"`, `"font"` or `"text"`. */
  abstract get type(): string;

  /** MIME subtype, such as `"png"`; undefined if it is not known. */
  abstract get subtype(): string | undefined;

  /** Type and subtype, as in `"image/png"`; the type alone if the subtype is not known. */
  get mimeType(): string {
    return this.subtype === undefined ? this.type : `${this.type}/${this.subtype}`;
  }
}

defineClass(Asset, 'Asset', {});
