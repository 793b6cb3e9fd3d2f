import type { AssetLoader, Loaded } from '@physics-editor/runtime';
import type { DecodedPicture } from './decode-picture';

/**
 * Loads pictures, fonts and sounds of a scene. The player's policy only allows `data:` and `blob:` addresses.
 * @param readPicture - decodes a picture of any format that the browser supports
 */
export const createAssetLoader =
  (readPicture: (blob: Blob) => Promise<DecodedPicture>): AssetLoader =>
  async ({ id, type, url }) => {
    if (!/^(?:data|blob):/.test(url)) throw new Error('scenes in pages load only data: and blob: addresses');
    const response = await fetch(url);
    if (type === 'image') {
      const { bitmap: content, ...size } = await readPicture(await response.blob());
      return { content, ...size };
    }
    return type === 'font' ? addFont(id, await response.arrayBuffer()) : { content: await response.blob() };
  };

/** Texts refer to a font by the id of its asset. */
async function addFont(id: string, data: ArrayBuffer): Promise<Loaded> {
  const content = await new FontFace(id, data).load();
  // A worker has a font set of its own.
  const fonts: unknown = 'document' in globalThis ? document.fonts : Reflect.get(globalThis, 'fonts');
  if (!(fonts instanceof FontFaceSet)) throw new Error('This browser has no fonts in threads.');
  fonts.add(content);
  return { content };
}
