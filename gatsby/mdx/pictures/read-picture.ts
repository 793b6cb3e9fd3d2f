import sharp from 'sharp';
import { messageOf } from '../../../src/lib/message-of';

/** A file that cannot be used as a picture. */
export class PictureError extends Error {
  /**
   * @param message - what is wrong, as a sentence without its subject: "cannot be read."
   * @param hint - how to correct it
   */
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

/** Properties of a picture file. */
export interface PictureFacts {
  /** In pixels, as the picture is seen: its EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Format of the largest version without a choice: PNG for a picture that is none of these, whatever its name. */
  readonly format: 'jpeg' | 'png' | 'webp';
  /** Dominant colour as #rrggbb. */
  readonly dominantColor: string;
  readonly hasAlpha: boolean;
}

/** Size in pixels to which a picture is reduced to find its dominant colour, as in gatsby-plugin-sharp. */
const SMALL = 200;
/** Maximum number of pixels that the library reads. */
const MOST_PIXELS = 0x3fff ** 2;

/**
 * Opens a picture file for conversion to sRGB. Without this option, the library converts pictures with 16 bits per channel to Display P3, but writes
 * no profile.
 */
export const openPicture = (path: string): sharp.Sharp => sharp(path).pipelineColourspace('srgb');

/** Decodes a picture file completely. Throws a `PictureError` with the cause if that fails. */
export async function readPicture(path: string): Promise<PictureFacts> {
  try {
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    if (width * height > MOST_PIXELS) throw tooLarge(width * height);
    const { format, hasAlpha } = metadata;
    const small = await openPicture(path)
      .resize(SMALL, SMALL, { fit: 'inside', withoutEnlargement: true })
      .toBuffer();
    const { r, g, b } = (await sharp(small).stats()).dominant;
    const hex = [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
    const known = format === 'jpeg' || format === 'webp' ? format : 'png';
    return { width, height, format: known, hasAlpha, dominantColor: `#${hex}` };
  } catch (error) {
    throw error instanceof PictureError ? error : unreadable(messageOf(error));
  }
}

const millions = (pixels: number): number => Math.ceil(pixels / 1e6);

const tooLarge = (pixels: number): PictureError =>
  new PictureError(
    `has ${millions(pixels)} megapixels; at most ${Math.floor(MOST_PIXELS / 1e6)} can be read.`,
    'make it smaller, for example 4,000 pixels wide',
  );

/** Messages of the library about files of another kind, and about files of which a part is missing. */
const OTHER_FORMAT = /unsupported image format|not been built in/;
const DAMAGED = /end of|read error|corrupt|unable to parse|invalid/i;

function unreadable(cause: string): PictureError {
  const message = 'cannot be read.';
  if (OTHER_FORMAT.test(cause))
    return new PictureError(message, 'it is no png, jpg or webp, whatever its name: export it as one');
  if (DAMAGED.test(cause)) return new PictureError(message, 'the file is cut off or damaged: copy or export it again');
  return new PictureError(message, `the library says "${cause}": export it again, or as another of png, jpg or webp`);
}

/** The fault for a picture that cannot be used; `shown` is its path. */
export const pictureFault = (shown: string, { message, hint }: PictureError): { message: string; hint: string } => ({
  message: `The picture ${shown} ${message}`,
  hint,
});

/** Returns the picture, or the `PictureError` if it cannot be read. */
export const readable = <Picture>(picture: Promise<Picture>): Promise<Picture | PictureError> =>
  picture.catch((error: unknown) => {
    if (error instanceof PictureError) return error;
    throw error;
  });
