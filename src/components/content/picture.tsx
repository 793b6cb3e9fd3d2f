import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface PictureProps {
  /** Its files, as the data layer returns them. */
  picture: IGatsbyImageData;
  alt: string;
  /** Loads at once and before other pictures, for the first one on a page. */
  eager?: boolean;
  /** The displayed width; by default that of the text column. */
  sizes?: string;
}

/**
 * A little less than a picture has on a phone, where the gutters leave it nine tenths of the width: one that shows 658 px of it loads the file of
 * 640 px instead of that of 1030 px, which is twice as heavy and looks no better.
 */
export const ON_A_PHONE = '85vw';

const TEXT_COLUMN = `(min-width: 47rem) 45rem, ${ON_A_PHONE}`;

/** A responsive picture without script. Its size is known before it loads; until then, its dominant colour is shown. */
export function Picture({ picture, alt, eager = false, sizes = TEXT_COLUMN }: PictureProps) {
  const { width, height, images, backgroundColor } = picture;
  // React 18 only passes the attribute on in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        style={{ backgroundColor }}
        {...priority}
      />
    </picture>
  );
}
