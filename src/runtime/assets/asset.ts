import { CoreObject } from '../core/core-object';
import { defineClass, type PlainObject } from '../core/meta-object';
import type { Property } from '../core/property';

/** The library that has an asset, as far as the asset needs it. */
interface Library {
  /** Those of the scene, and those that are kept for it. */
  readonly all: readonly Asset[];
  getAsset: (id: string) => Asset | undefined;
  /** Gives an asset another id by `take`, and lists it under that. */
  rename: (asset: Asset, take: () => void) => void;
  assetChanged: (asset: Asset) => void;
}

/**
 * A resource in the assets library of a scene: a picture, a sound, a font, a script, a text.
 *
 * Nodes refer to assets by id, so many nodes can share one. An asset must be in the library of the scene before a node can use it, and
 * cannot be removed while one does. Type and subtype are the parts of its MIME type, as in `image/png`.
 *
 * @example
 * ```js
 * class AssetList {
 *   create(scene, position) {
 *     const library = scene.assetsLibrary;
 *     const note = new editor.TextAsset('Drop the ball first.');
 *     note.name = 'instructions';
 *     const photo = new editor.ImageAsset('https://example.org/moon.webp');
 *     photo.name = 'moon';
 *     for (const asset of [note, photo]) library.addAsset(asset);
 *
 *     const board = new editor.RectangleNode(5, 1.2);
 *     board.setPosition(position);
 *     // instructions: text/plain, moon: image/webp
 *     board.text = library
 *       .getAssets()
 *       .map(({ name, mimeType }) => `${name}: ${mimeType}`)
 *       .join('\n');
 *     scene.addChild(board);
 *   }
 * }
 * ```
 */
export abstract class Asset extends CoreObject {
  /**
   * The library that has the asset, which keeps this up to date.
   * @internal
   */
  library: Library | undefined;

  /** MIME type: `"image"`, `"audio"`, `"font"` or `"text"`. */
  abstract get type(): string;

  /** MIME subtype, such as `"png"`; undefined if it is not known. */
  abstract get subtype(): string | undefined;

  /** Type and subtype, as in `"image/png"`; the type alone if the subtype is not known. */
  get mimeType(): string {
    return this.subtype === undefined ? this.type : `${this.type}/${this.subtype}`;
  }

  /**
   * Also takes the id, if the plain form has one; nodes that refer to the old one do not follow.
   * @throws SceneError as the class it overrides, and if another asset of the scene has the id
   */
  override fromJSON({ id = this.id, ...values }: PlainObject): this {
    const other = typeof id === 'string' ? this.library?.getAsset(id) : undefined;
    if (other && other !== this) this.refuse(` cannot have the id ${String(id)}: ${other.describe()} has it`);
    return super.fromJSON({ id, ...values });
  }

  protected override identify(id: string): void {
    const take = (): void => super.identify(id);
    if (this.library) this.library.rename(this, take);
    else take();
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    this.library?.assetChanged(this);
  }
}

defineClass(Asset, 'Asset', {});
