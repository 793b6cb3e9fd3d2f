import type { AssetLoader, Loaded } from '../runtime';

/** Loads pictures, fonts and sounds of a scene. The frame's policy lets nothing in but `data:` and `blob:` addresses. */
export const loadAsset: AssetLoader = async (asset) => {
  switch (asset.type) {
    case 'image':
      return loadPicture(asset.url);
    case 'font':
      return loadFont(asset.id, asset.url);
    default:
      return { content: await (await fetch(asset.url)).blob() };
  }
};

async function loadPicture(url: string): Promise<Loaded> {
  const content = new Image();
  content.src = url;
  await content.decode();
  return { content, width: content.naturalWidth, height: content.naturalHeight };
}

/** Texts name a font by the id of its asset. */
async function loadFont(id: string, url: string): Promise<Loaded> {
  const content = new FontFace(id, `url(${JSON.stringify(url)})`);
  document.fonts.add(await content.load());
  return { content };
}
