import type { GatsbyCache, Node, Reporter } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { readPicture, type PictureFacts } from './read-picture';
import type { PictureData } from '../types';

const MIN_WIDTH = 640;
const MAX_WIDTH = 1030;
const QUALITY = 70;

interface PictureTools {
  pathPrefix: string;
  reporter: Reporter;
  cache: GatsbyCache;
}

/**
 * The responsive forms of a picture file: 640 and 1030 px wide, never wider than the file itself, at quality 70; photographs in AVIF and WebP
 * besides. A PNG, as scenes are drawn, has few colours: with a palette of its own it is half as large as AVIF. The files are written by Gatsby's
 * image jobs before the build ends. Throws a `PictureError` for a file that cannot be read.
 */
export async function pictureData(file: Node, tools: PictureTools): Promise<PictureData> {
  // Where the plugin looks before it reads the file itself: it would end the build there, and name no page.
  const key = `metadata-${file.internal.contentDigest}`;
  const known: PictureFacts | undefined = await tools.cache.get(key);
  const facts = known ?? (await readPicture(String(file['absolutePath'])));
  if (!known) await tools.cache.set(key, facts);
  const data = await generateImageData({
    file,
    args: {
      layout: 'constrained',
      width: MAX_WIDTH,
      breakpoints: [MIN_WIDTH, MAX_WIDTH],
      quality: QUALITY,
      formats: file['extension'] === 'png' ? ['auto'] : ['auto', 'webp', 'avif'],
      placeholder: 'dominantColor',
    },
    ...tools,
  });
  const fallback = data?.images.fallback;
  if (!data || !fallback) throw new Error(`The picture ${String(file['absolutePath'])} cannot be read.`);
  return {
    width: data.width,
    // The plugin computes it from the width and the proportions.
    height: Math.round(data.height),
    src: fallback.src,
    srcSet: fallback.srcSet ?? '',
    sources: (data.images.sources ?? []).map(({ type, srcSet }) => ({ type: type ?? '', srcSet })),
    // The page is to be seen through a transparent picture.
    color: (!facts.hasAlpha && data.backgroundColor) || 'transparent',
  };
}
