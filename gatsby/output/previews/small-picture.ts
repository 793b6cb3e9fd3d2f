import type { PreviewPicture } from '../../../src/previews/preview';
import type { PictureData } from '@physics-editor/markdown/types';

/** The smallest file of a picture, as WebP if there is one: every supported browser reads that. */
export function smallPicture({ gatsbyImageData }: Pick<PictureData, 'gatsbyImageData'>, alt: string): PreviewPicture {
  const { images, width, height } = gatsbyImageData;
  const webp = images.sources?.find(({ type }) => type === 'image/webp');
  const files = (webp?.srcSet ?? images.fallback?.srcSet ?? '').split(/,\s*/).map((entry) => {
    const [src = '', size = ''] = entry.trim().split(' ');
    return { src, width: Number.parseInt(size, 10) };
  });
  const [smallest] = files.sort((a, b) => a.width - b.width);
  if (!smallest?.src) throw new Error(`The picture "${alt}" has no file for previews.`);
  return { ...smallest, height: Math.round((smallest.width * height) / width), alt };
}
