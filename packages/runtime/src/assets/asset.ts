import { CoreObject } from '../core/core-object';
import { defineAbstractClass, type PlainObject } from '../core/meta-object';
import type { Property } from '../core/property';

/** The part of the assets library that an asset depends on. */
interface Library {
  /** The assets of the scene, and the images cached for it. */
  readonly all: readonly Asset[];
  getAsset: (id: string) => Asset | undefined;
  /** Changes an asset's id by calling `take`, and re-indexes the asset. */
  rename: (asset: Asset, take: () => void) => void;
  assetChanged: (asset: Asset) => void;
}

/**
 * A resource in a scene's assets library: an image, a sound, a font, a script or a text.
 *
 * Nodes refer to assets by id, so several nodes can share one asset. An asset must be in the scene's library before a
 * node can use it, and cannot be removed while a node refers to it. `type` and `subtype` are the two parts of its MIME
 * type, as in `image/png`.
 *
 * @see {@link AssetsLibrary}, {@link WebAsset}, {@link TextAsset}
 *
 * @example
 * ```js live title="The scene's library lists its assets: a text and an image, each with its MIME type." alt="A board with two lines: note: text/plain, and moon: image/svg+xml." poster=1 view=8
 * const library = scene.assetsLibrary;
 * const note = new editor.TextAsset('Drop the ball first.');
 * note.name = 'note';
 * const moon = new editor.ImageAsset('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>');
 * moon.name = 'moon';
 * for (const asset of [note, moon]) library.addAsset(asset);
 *
 * const board = new editor.RectangleNode(6, 2);
 * board.bodyType = 'static';
 * board.fontSize = 40; // points: 0.4 m
 * const lines = library.getAssets().map(({ name, mimeType }) => `${name}: ${mimeType}`);
 * board.text = lines.join('\n');
 * scene.addChild(board);
 * ```
 */
export abstract class Asset extends CoreObject {
  /**
   * The library that contains the asset; maintained by the library.
   * @internal
   */
  library: Library | undefined;

  /** Top-level MIME type, such as `"image"`, `"audio"`, `"font"` or `"text"`. */
  abstract get type(): string;

  /** MIME subtype, such as `"png"`; `undefined` if it is unknown. */
  abstract get subtype(): string | undefined;

  /** Full MIME type, such as `"image/png"`; the top-level type alone if the subtype is unknown. */
  get mimeType(): string {
    return this.subtype === undefined ? this.type : `${this.type}/${this.subtype}`;
  }

  /**
   * Restores the asset from JSON data, including the id if there is one. Nodes that refer to the previous id are
   * not updated.
   * @param data - JSON data of the asset
   * @returns this asset
   * @throws SceneError if another asset of the scene has the id, or for the reasons that {@link CoreObject.fromJSON}
   * gives
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

defineAbstractClass(Asset, 'Asset', {});
