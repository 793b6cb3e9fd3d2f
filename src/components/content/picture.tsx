/** A picture in two widths and three formats, as the data layer gives it. */
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly srcSet: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly color: string;
}

export interface PictureProps {
  picture: PictureData;
  alt: string;
  /** Load at once and before other pictures: for the first one on a page. */
  eager?: boolean;
  /** How wide it is shown; the text column unless said otherwise. */
  sizes?: string;
}

const TEXT_COLUMN = '(min-width: 47rem) 45rem, 100vw';

/** A responsive picture without script. Its size is known before it loads, and its place has its dominant colour. */
export function Picture({ picture, alt, eager = false, sizes = TEXT_COLUMN }: PictureProps) {
  const { width, height, src, srcSet, sources, color } = picture;
  // React 18 knows the attribute in lower case only.
  const priority = eager ? { fetchpriority: 'high' } : {};
  return (
    <picture>
      {sources.map(({ type, srcSet: set }) => (
        <source key={type} type={type} srcSet={set} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        style={{ backgroundColor: color }}
        {...priority}
      />
    </picture>
  );
}
