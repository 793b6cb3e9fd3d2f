import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface PictureProps {
  /** Its files, as the data layer gives them. */
  picture: IGatsbyImageData;
  alt: string;
  /** Load at once and before other pictures: for the first one on a page. */
  eager?: boolean;
  /** How wide it is shown; the text column unless said otherwise. */
  sizes?: string;
}

const TEXT_COLUMN = '(min-width: 47rem) 45rem, 100vw';

/** A responsive picture without script. Its size is known before it loads, and its place has its dominant colour. */
export function Picture({ picture, alt, eager = false, sizes = TEXT_COLUMN }: PictureProps) {
  const { width, height, images, backgroundColor } = picture;
  // React 18 knows the attribute in lower case only.
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
