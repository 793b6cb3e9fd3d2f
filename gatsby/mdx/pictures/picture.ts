import type { GatsbyCache, Node, Reporter } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { readPicture, type PictureFacts } from './read-picture';
import type { PictureData } from '../types';

const MAX_WIDTH = 1030;

interface PictureTools {
  pathPrefix: string;
  reporter: Reporter;
  cache: GatsbyCache;
}

/**
 * The responsive forms of a picture file, as the defaults of gatsby-plugin-sharp in `gatsby-config.ts` have them, never wider than the file
 * itself. A PNG, as scenes are drawn, has few colours: with a palette of its own it is half as large as AVIF, so it is made in no other format.
 * The files are written by Gatsby's image jobs before the build ends. Throws a `PictureError` for a file that cannot be read.
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
      width: Math.min(MAX_WIDTH, facts.width),
      ...(file['extension'] === 'png' && { formats: ['auto'] }),
      // The page is to be seen through a transparent picture.
      ...(facts.hasAlpha && { placeholder: 'none' }),
    },
    ...tools,
  });
  const src = data?.images.fallback?.src;
  if (!data || src === undefined) throw new Error(`The picture ${String(file['absolutePath'])} cannot be read.`);
  // The plugin computes the height from the width and the proportions; HTML wants whole pixels.
  const size = { width: data.width, height: Math.round(data.height) };
  return { ...size, src, gatsbyImageData: { ...data, ...size } };
}
