import { createByName } from '../core/registry';
import { SceneError, within } from '../core/scene-error';
import { Asset } from './asset';
import { ImageAsset, imagesIn } from './image-asset';

/**
 * Selects the assets that `assetsLibrary.getAssets` lists.
 *
 * All fields are optional, and all that are given must match. An empty filter, or none, lists everything, in the order in which it was
 * added.
 */
export interface IAssetFilter {
  /** MIME type. */
  readonly type?: string;
  /** MIME subtype. */
  readonly subtype?: string;
  /** The exact name. */
  readonly name?: string;
  /** Whether at least one node refers to the asset. */
  readonly used?: boolean;
}

/**
 * An asset as plain data, the form that it has in a saved scene.
 *
 * This is the plain form that `assetsLibrary.serialize` gives, and that a file holds. Web assets have a `url`, text assets a `text`; what
 * was loaded from an address is not part of it.
 */
export interface ISerializedAsset {
  /** Unique in the scene. Nodes refer to the asset by it. */
  readonly id: string;
  /** May be empty. */
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** MIME subtype. */
  readonly subtype?: string;
  /** Of web assets. */
  readonly url?: string;
  /** Of text assets. */
  readonly text?: string;
}

/** The assets of a scene. Nodes refer to them by their ids. */
export class AssetsLibrary {
  private readonly assets = new Map<string, Asset>();
  /** Images that were asked for by their address and are not in the scene. */
  private readonly kept = new Set<ImageAsset>();

  /**
   * @param usedIds - ids that nodes of the scene refer to, as they are at the moment
   * @param onChange - called with the id of an asset that has come, gone or changed
   */
  constructor(
    private readonly usedIds: () => ReadonlySet<string>,
    private readonly onChange: (id: string) => void,
  ) {}

  /**
   * Adds an asset.
   * @throws SceneError if there is one with its id
   */
  addAsset(asset: Asset): void {
    if (this.assets.has(asset.id)) throw new SceneError(`There is an asset with the id ${asset.id} already.`);
    this.assets.set(asset.id, asset);
    asset.library = this;
    if (asset instanceof ImageAsset) this.kept.delete(asset);
    this.onChange(asset.id);
  }

  /**
   * Removes an asset, unless a node refers to it.
   * @returns whether it is gone
   */
  removeAsset(id: string): boolean {
    const asset = this.assets.get(id);
    if (!asset || this.isUsed(id)) return false;
    this.assets.delete(id);
    asset.library = undefined;
    this.onChange(id);
    return true;
  }

  /** The asset with an id; undefined if there is none. */
  getAsset(id: string): Asset | undefined {
    return this.assets.get(id);
  }

  /** The assets that match a filter, or all of them, in the order in which they were added. */
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

  /** Whether a node refers to an asset. */
  isUsed(id: string): boolean {
    return this.usedIds().has(id);
  }

  /** All assets as a saved scene has them. */
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
   * The assets of a saved scene.
   * @throws SceneError for one that is not complete, or two with the same id; it says where
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
   * Replaces all assets.
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
   * An asset has another value.
   * @internal
   */
  assetChanged(asset: Asset): void {
    if (this.assets.get(asset.id) === asset) this.onChange(asset.id);
  }

  /**
   * Lets an asset take another id, under which it keeps its place. To what refers to it by id, the old asset goes and a new one comes.
   * @param take - gives the asset its new id
   * @internal
   */
  rename(asset: Asset, take: () => void): void {
    const place = [...this.assets.values()].indexOf(asset);
    if (place === -1) return take();
    this.assets.delete(asset.id);
    // Those who hear of it compare ids: the asset still has its old one.
    this.onChange(asset.id);
    take();
    const all = [...this.assets.values()];
    all.splice(place, 0, asset);
    this.assets.clear();
    for (const each of all) this.assets.set(each.id, each);
    this.onChange(asset.id);
  }

  /**
   * The assets of the scene, and images that are kept for it.
   * @internal
   */
  get all(): readonly Asset[] {
    return [...this.assets.values(), ...this.kept];
  }

  /**
   * The image at an address: one of the scene, or one that is kept, so that whoever asks next gets the same.
   * @internal
   */
  imageAt(url: string): ImageAsset {
    const known = imagesIn(this.all).find((image) => image.url === url);
    if (known) return known;
    const image = new ImageAsset(url);
    image.library = this;
    this.kept.add(image);
    return image;
  }
}

function assetFrom({ id, name, type, subtype, url, text }: ISerializedAsset): Asset {
  // An address can lead to a text, too.
  const [className, values] =
    url === undefined
      ? ['TextAsset', { text, subtype }]
      : type === 'image'
        ? ['ImageAsset', { url }]
        : ['WebAsset', { url }];
  const asset = createByName(className);
  if (!(asset instanceof Asset)) throw new SceneError(`${className} is no class of assets.`);
  return asset.fromJSON({ id, name, ...values });
}
