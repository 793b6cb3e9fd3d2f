import { defineClass } from '../core/meta-object';
import { text, type Property } from '../core/property';
import { registerClass } from '../core/registry';
import { Asset } from './asset';
import { mimeTypeOf } from './mime-types';

/**
 * What was loaded: something that a renderer or a synthesizer can use, and the size of a picture in pixels.
 * @internal
 */
export interface Loaded {
  readonly content: object;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Loads what an asset's address leads to.
 * @internal
 */
export type AssetLoader = (asset: WebAsset) => Promise<Loaded>;

let loader: AssetLoader | undefined;

/**
 * Says how assets are loaded. The model itself has no network: a player calls this before it runs scenes.
 * @internal
 */
export function setAssetLoader(use: AssetLoader | undefined): void {
  loader = use;
}

/**
 * A resource at an address: an image, a sound, a font.
 *
 * The scene saves the address alone, so what is there must stay there, and its host must allow other sites to use it (CORS); a `data:`
 * address holds the resource itself and always works. The type follows from the ending of the address. Call `load` before the first use if
 * it must not appear late; it fails with an error that names the address. For pictures take an `ImageAsset`.
 *
 * @example
 * ```js
 * class TitleFont {
 *   async create(scene, position) {
 *     const font = new editor.WebAsset('https://example.org/title.woff2');
 *     font.name = 'title font';
 *     scene.assetsLibrary.addAsset(font);
 *
 *     const sign = new editor.RectangleNode(4, 1);
 *     sign.setPosition(position);
 *     sign.text = 'loading …';
 *     scene.addChild(sign);
 *     try {
 *       await font.load();
 *       sign.fontFamily = font.id;
 *       sign.text = 'Welcome';
 *     } catch (error) {
 *       sign.text = 'Welcome, in plain letters'; // no font, but the scene goes on
 *     }
 *   }
 * }
 * ```
 */
export class WebAsset extends Asset {
  /** Absolute address, or a `data:` address. */
  declare url: string;

  private result: Loaded | undefined;
  private loading: Promise<void> | undefined;

  /** @param url - absolute address */
  constructor(url = '') {
    super();
    this.url = url;
  }

  /** MIME type, as the ending of the address tells; `"application"` if it does not. */
  override get type(): string {
    return mimeTypeOf(this.url)?.type ?? 'application';
  }

  /** MIME subtype, as the ending of the address tells; undefined if it does not. */
  override get subtype(): string | undefined {
    return mimeTypeOf(this.url)?.subtype;
  }

  /** Whether the resource is there. */
  get loaded(): boolean {
    return this.result !== undefined;
  }

  /**
   * Loads the resource, once.
   * @returns settled when it is there
   * @throws SceneError if it cannot be had, or there is no player that could load it
   */
  load(): Promise<void> {
    if (this.loading) return this.loading;
    const loading = this.fetch(this.url);
    this.loading = loading;
    // After a failure it can be tried again.
    loading.catch(() => {
      if (this.loading === loading) this.loading = undefined;
    });
    return loading;
  }

  /**
   * What was loaded; undefined before.
   * @internal
   */
  get content(): object | undefined {
    return this.result?.content;
  }

  /**
   * Size of a picture in pixels; 0 before it is loaded.
   * @internal
   */
  protected get size(): { readonly width: number; readonly height: number } {
    const { width = 0, height = 0 } = this.result ?? {};
    return { width, height };
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name !== 'url') return;
    this.result = undefined;
    this.loading = undefined;
  }

  /**
   * What the address leads to.
   * @internal
   */
  protected request(load: AssetLoader): Promise<Loaded> {
    return load(this);
  }

  private async fetch(url: string): Promise<void> {
    if (!loader) this.refuse(` cannot be loaded: nothing here loads "${url}"`);
    try {
      const result = await this.request(loader);
      // Meanwhile the asset may have got another address.
      if (this.url === url) this.result = result;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.refuse(` cannot be loaded from "${url}"; the host must allow other sites to use it (CORS): ${reason}`);
    }
  }
}

defineClass(WebAsset, 'WebAsset', { url: text('', 'display') });
registerClass('WebAsset', WebAsset);
