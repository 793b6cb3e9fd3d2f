import { defineClass } from '../core/meta-object';
import { text, type Property } from '../core/property';
import { messageOf } from '../core/scene-error';
import { Asset } from './asset';
import { mimeTypeOf } from './mime-types';

/**
 * A loaded resource: content that a renderer or a synthesizer can use, and the size of an image in pixels.
 * @internal
 */
export interface Loaded {
  readonly content: object;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Loads the resource at an asset's URL.
 * @internal
 */
export type AssetLoader = (asset: WebAsset) => Promise<Loaded>;

let loader: AssetLoader | undefined;

/**
 * Sets the function that loads assets. The model has no network access of its own: a player calls this before it runs
 * scenes.
 * @internal
 */
export function setAssetLoader(use: AssetLoader | undefined): void {
  loader = use;
}

/**
 * A resource that is loaded from a URL: an image, a sound or a font.
 *
 * Only the URL is saved with the scene, so the resource must stay available there, and its host must allow cross-origin
 * requests (CORS). A `data:` URL contains the resource itself and always works. The type is derived from the file
 * extension. Await `load()` to have the resource ready before it is first used; if loading fails, the promise is
 * rejected with an error that names the URL. For images, use {@link ImageAsset}.
 *
 * @see {@link AssetsLibrary}
 *
 * @example
 * ```js live title="A file that is loaded from a URL, here a table in a data: URL; the sign shows its type and that it is loaded." alt="A sign that reads: measurements: text/csv, loaded: true." poster=0 view=8
 * const table = 'data:text/csv,time;height%0A0;4.9%0A1;0';
 * const file = new editor.WebAsset(table);
 * file.name = 'measurements';
 * scene.assetsLibrary.addAsset(file);
 * await file.load();
 *
 * const sign = new editor.RectangleNode(6, 2);
 * sign.bodyType = 'static';
 * sign.fontSize = 40; // points: 0.4 m
 * sign.text = `${file.name}: ${file.mimeType}\nloaded: ${file.loaded}`;
 * scene.addChild(sign);
 * ```
 */
export class WebAsset extends Asset {
  /** Absolute URL of the resource, or a `data:` URL. */
  declare url: string;

  /** @internal */
  protected result: Loaded | undefined;
  private loading: Promise<void> | undefined;

  /** @param url - absolute URL, or a `data:` URL */
  constructor(url = '') {
    super();
    this.url = url;
  }

  /** Top-level MIME type, derived from the URL; `"application"` if it cannot be derived. */
  override get type(): string {
    return mimeTypeOf(this.url)?.type ?? 'application';
  }

  /** MIME subtype, derived from the URL; `undefined` if it cannot be derived. */
  override get subtype(): string | undefined {
    return mimeTypeOf(this.url)?.subtype;
  }

  /** Whether the resource is loaded. */
  get loaded(): boolean {
    return this.result !== undefined;
  }

  /**
   * Loads the resource. Further calls return the same promise; after a failure, the next call tries again.
   * @returns a promise that is fulfilled when the resource is loaded
   * @throws SceneError if the resource cannot be loaded, or no player is present to load it
   */
  load(): Promise<void> {
    if (this.loading) return this.loading;
    const loading = this.fetch(this.url);
    this.loading = loading;
    // Allow another attempt after a failure.
    loading.catch(() => {
      if (this.loading === loading) this.loading = undefined;
    });
    return loading;
  }

  /**
   * The loaded resource; `undefined` until it is loaded.
   * @internal
   */
  get content(): object | undefined {
    return this.result?.content;
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name !== 'url') return;
    this.result = undefined;
    this.loading = undefined;
  }

  /**
   * Requests the resource from the loader.
   * @internal
   */
  protected request(load: AssetLoader): Promise<Loaded> {
    return load(this);
  }

  private async fetch(url: string): Promise<void> {
    if (!loader) this.refuse(` cannot be loaded: nothing here loads "${url}"`);
    try {
      const result = await this.request(loader);
      // The URL may have changed in the meantime.
      if (this.url === url) this.result = result;
    } catch (error) {
      // What `fetch` throws without an answer that it may use.
      const hint = error instanceof TypeError ? '; the host must allow other sites to use it (CORS)' : '';
      this.refuse(` cannot be loaded from "${url}"${hint}: ${messageOf(error)}`);
    }
  }
}

defineClass(WebAsset, 'WebAsset', { url: text('') });
