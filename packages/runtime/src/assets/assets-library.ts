import { SceneError, within } from '../core/scene-error';
import { Asset } from './asset';
import { ImageAsset, imagesIn } from './image-asset';
import { TextAsset } from './text-asset';
import { WebAsset } from './web-asset';

/**
 * Selects the assets that `assetsLibrary.getAssets` returns.
 *
 * All fields are optional, and an asset must match every field that is given. An empty filter matches all assets.
 *
 * @example
 * ```js live title="The filter finds one of three assets: the one named 'intro'." alt="A board that reads: 1 of 3 assets." view=9 poster=0
 * const library = scene.assetsLibrary;
 * for (const name of ['intro', 'rules', 'credits']) {
 *   const text = new editor.TextAsset(`The ${name}.`);
 *   text.name = name;
 *   library.addAsset(text);
 * }
 * const board = new editor.RectangleNode(6, 1.5);
 * board.bodyType = 'static';
 * board.fontSize = 50;
 * board.text = `${library.getAssets({ name: 'intro' }).length} of ${library.getAssets().length} assets`;
 * scene.addChild(board);
 * ```
 */
export interface IAssetFilter {
  /** Top-level MIME type, such as `"image"`. */
  readonly type?: string;
  /** MIME subtype, such as `"png"`. */
  readonly subtype?: string;
  /** Exact name of the asset. */
  readonly name?: string;
  /** Whether at least one node refers to the asset. */
  readonly used?: boolean;
}

/**
 * An asset as JSON data, as it is stored in a saved scene.
 *
 * {@link AssetsLibrary.serialize} returns assets in this form. Web assets have a `url` and text assets have a `text`;
 * content that was loaded from a URL is not included.
 */
export interface ISerializedAsset {
  /** Id of the asset, unique in the scene. Nodes refer to the asset by this id. */
  readonly id: string;
  /** Name of the asset; may be empty. */
  readonly name: string;
  /** Top-level MIME type, such as `"image"`. */
  readonly type: string;
  /** MIME subtype, such as `"png"`; absent if it is unknown. */
  readonly subtype?: string;
  /** URL of a web asset; absent for other assets. */
  readonly url?: string;
  /** Content of a text asset; absent for other assets. */
  readonly text?: string;
}

/**
 * The collection of a scene's assets, available as `scene.assetsLibrary`. Nodes refer to assets by id.
 * @see {@link Asset}
 */
export class AssetsLibrary {
  private readonly assets = new Map<string, Asset>();
  /** Images that were requested by URL and are not assets of the scene. */
  private readonly textures = new Set<ImageAsset>();

  /**
   * @param usedIds - returns the ids that nodes of the scene refer to at the time of the call
   * @param onChange - called with the id of an asset that was added, removed or changed
   */
  constructor(
    private readonly usedIds: () => ReadonlySet<string>,
    private readonly onChange: (id: string) => void,
  ) {}

  /**
   * Adds an asset to the library.
   * @param asset - the asset to add
   * @throws SceneError if it is not an asset, or the library already contains an asset with this id
   */
  addAsset(asset: Asset): void {
    if (!(asset instanceof Asset)) throw new SceneError(`The library expects an asset, not ${String(asset)}.`);
    if (this.assets.has(asset.id)) throw new SceneError(`There is an asset with the id ${asset.id} already.`);
    this.assets.set(asset.id, asset);
    asset.library = this;
    if (asset instanceof ImageAsset) this.textures.delete(asset);
    this.onChange(asset.id);
  }

  /**
   * Removes an asset, unless a node refers to it.
   * @param id - id of the asset
   * @returns whether the asset was removed
   */
  removeAsset(id: string): boolean {
    const asset = this.assets.get(id);
    if (!asset || this.isUsed(id)) return false;
    this.assets.delete(id);
    asset.library = undefined;
    this.onChange(id);
    return true;
  }

  /**
   * Finds an asset by its id.
   * @param id - id of the asset
   * @returns the asset, or `undefined` if there is none with this id
   */
  getAsset(id: string): Asset | undefined {
    return this.assets.get(id);
  }

  /**
   * Lists the assets that match a filter, in the order in which they were added.
   * @param filter - conditions that an asset must meet; without it, all assets are listed
   * @returns a new array
   */
  getAssets(filter: IAssetFilter = {}): Asset[] {
    const { used, ...exact } = filter;
    const usedIds = used === undefined ? undefined : this.usedIds();
    return [...this.assets.values()].filter(
      (asset) =>
        (exact.type === undefined || asset.type === exact.type) &&
        (exact.subtype === undefined || asset.subtype === exact.subtype) &&
        (exact.name === undefined || asset.name === exact.name) &&
        (usedIds === undefined || usedIds.has(asset.id) === used),
    );
  }

  /**
   * Reports whether at least one node refers to an asset.
   * @param id - id of the asset
   * @returns `true` if the asset is in use
   */
  isUsed(id: string): boolean {
    return this.usedIds().has(id);
  }

  /** Returns all assets as JSON data, as they are stored in a saved scene. */
  serialize(): ISerializedAsset[] {
    return this.getAssets().map((asset) => {
      const { id, name, type, subtype } = asset;
      return {
        id,
        name,
        type,
        ...(subtype !== undefined && { subtype }),
        ...('url' in asset && { url: String(asset.url) }),
        ...('text' in asset && { text: String(asset.text) }),
      };
    });
  }

  /**
   * Creates the assets of a saved scene without adding them.
   * @throws SceneError if an asset is incomplete, or two have the same id; the message gives the index
   * @internal
   */
  read(saved: readonly ISerializedAsset[]): readonly Asset[] {
    const assets = saved.map((asset, index) => within(`assets[${index}]`, () => assetFrom(asset)));
    assets.forEach(({ id }, index) => {
      const first = assets.findIndex((asset) => asset.id === id);
      if (first < index) throw new SceneError(`assets[${index}] has the id ${id}, as assets[${first}] has.`);
    });
    return assets;
  }

  /**
   * Replaces all assets, reusing images that are already loaded.
   * @internal
   */
  replace(assets: readonly Asset[]): void {
    const [old, images] = [[...this.assets.values()], imagesIn(this.all)];
    this.assets.clear();
    for (const asset of old) {
      asset.library = undefined;
      this.onChange(asset.id);
    }
    for (const asset of assets) {
      if (asset instanceof ImageAsset) asset.takeFrom(images);
      this.addAsset(asset);
    }
  }

  /**
   * Reports a changed property of an asset.
   * @internal
   */
  assetChanged(asset: Asset): void {
    if (this.assets.get(asset.id) === asset) this.onChange(asset.id);
  }

  /**
   * Changes an asset's id without changing its position in the list. What refers to it by id sees one asset removed and
   * another added.
   * @param take - gives the asset its new id
   * @internal
   */
  rename(asset: Asset, take: () => void): void {
    const place = [...this.assets.values()].indexOf(asset);
    if (place === -1) return take();
    this.assets.delete(asset.id);
    // Listeners compare ids, so they are called while the asset still has its old one.
    this.onChange(asset.id);
    take();
    const all = [...this.assets.values()];
    all.splice(place, 0, asset);
    this.assets.clear();
    for (const each of all) this.assets.set(each.id, each);
    this.onChange(asset.id);
  }

  /**
   * The assets of the scene, and the images cached for it.
   * @internal
   */
  get all(): readonly Asset[] {
    return [...this.assets.values(), ...this.textures];
  }

  /**
   * Returns the image at a URL, from the scene or from the cache, so that every request for one URL gets the same
   * image.
   * @internal
   */
  imageAt(url: string): ImageAsset {
    const known = imagesIn(this.all).find((image) => image.url === url);
    if (known) return known;
    const image = new ImageAsset(url);
    image.library = this;
    this.textures.add(image);
    return image;
  }
}

export const isAssetList = (value: unknown): value is readonly ISerializedAsset[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'id' in item);

function assetFrom({ id, name, type, subtype, url, text }: ISerializedAsset): Asset {
  // A URL can lead to a text, too, so the presence of `url` decides.
  if (url === undefined) return new TextAsset().fromJSON({ id, name, text, subtype });
  const asset = type === 'image' ? new ImageAsset() : new WebAsset();
  return asset.fromJSON({ id, name, url });
}
