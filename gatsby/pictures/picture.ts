import type { Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { publishedName } from './published-file';
import { readPicture, type PictureFacts } from '@physics-editor/markdown/pictures/read-picture';
import type { PictureData } from '@physics-editor/markdown/types';

/** Width of the largest variant, in px. */
export const MAX_WIDTH = 1030;

type PictureTools = Pick<NodePluginArgs, 'pathPrefix' | 'reporter' | 'cache'>;

/**
 * The responsive variants of a picture file, with the defaults of gatsby-plugin-sharp in `gatsby/config.ts`, never wider than the file. PNGs, such as
 * posters of scenes, have few colours: with a palette, they are half as large as AVIF, so no other format is generated. Gatsby's image jobs write
 * the files before the build ends. The poster of a film in a text is one file, since `<video>` names only one. Throws a `MediaError` for a file that
 * cannot be read.
 */
export async function pictureData(file: Node, tools: PictureTools, isPoster = false): Promise<PictureData> {
  // The plugin looks up metadata under this key. If it read a damaged file itself, it would stop the build without naming the page.
  const key = `metadata-${file.internal.contentDigest}`;
  const known: PictureFacts | undefined = await tools.cache.get(key);
  const facts = known ?? (await readPicture(String(file['absolutePath'])));
  if (!known) await tools.cache.set(key, facts);
  const width = Math.min(MAX_WIDTH, facts.width);
  const data = await generateImageData({
    file: { ...file, name: publishedName(String(file['name'])) },
    args: {
      layout: 'constrained',
      width,
      ...(isPoster && { formats: ['auto'], breakpoints: [width] }),
      ...(/^(?:png|gif)$/.test(String(file['extension'])) && { formats: ['auto'] }),
    },
    ...tools,
  });
  const src = data?.images.fallback?.src;
  if (!data || src === undefined) throw new Error(`The picture ${String(file['absolutePath'])} cannot be read.`);
  // The plugin computes the height from the aspect ratio, but HTML requires an integer.
  const size = { width: data.width, height: Math.round(data.height) };
  // A colour would remain visible behind a transparent picture. Without this placeholder, the plugin would read the size itself, as it is stored.
  const { backgroundColor, ...rest } = data;
  return { ...size, src, gatsbyImageData: { ...rest, ...size, ...(!facts.hasAlpha && { backgroundColor }) } };
}
