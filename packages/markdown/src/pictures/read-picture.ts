import sharp from 'sharp';
import { messageOf } from '@physics-editor/lib/text/message-of';

/** A file that cannot be used as a picture or film. The message is a sentence without its subject, as "cannot be read."; the hint is the correction. */
export class MediaError extends Error {
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
  /** Format of the variants that every browser shows: PNG for a file of another format, whatever its name. */
  readonly format: 'jpeg' | 'png' | 'webp';
  /** Dominant colour as #rrggbb. */
  readonly dominantColor: string;
  readonly hasAlpha: boolean;
}

/** Size in pixels to which a picture is reduced to find its dominant colour, as in gatsby-plugin-sharp. */
const SMALL = 200;
/** Maximum number of pixels that the library reads. */
const MOST_PIXELS = 0x3fff ** 2;

/** What messages of the library mean. */
const CAUSES = [
  [/unsupported image format|not been built in/, 'it is not a png, jpg or webp, whatever its name: export it as one'],
  [/end of|read error|corrupt|unable to parse|invalid/i, 'the file is cut off or damaged: copy or export it again'],
] as const;

/** Opens a picture to convert it to sRGB. By default, the library writes 16 bits per channel with a profile as Display P3, but without a profile. */
export const openPicture = (path: string): sharp.Sharp => sharp(path).pipelineColourspace('srgb');

/** Decodes a picture file completely. Throws a `MediaError` with the cause if that fails. */
export async function readPicture(path: string): Promise<PictureFacts> {
  try {
    const { autoOrient, format, hasAlpha } = await sharp(path, { limitInputPixels: false }).metadata();
    const megapixels = (autoOrient.width * autoOrient.height) / 1e6;
    if (megapixels > MOST_PIXELS / 1e6) {
      const message = `has ${Math.ceil(megapixels)} megapixels; at most ${Math.floor(MOST_PIXELS / 1e6)} can be read.`;
      throw new MediaError(message, 'make it smaller, for example 4,000 pixels wide');
    }
    const reduced = openPicture(path).resize(SMALL, SMALL, { fit: 'inside', withoutEnlargement: true });
    const pixels = await reduced.toColourspace('srgb').removeAlpha().raw().toBuffer();
    const known = format === 'jpeg' || format === 'webp' ? format : 'png';
    return { ...autoOrient, format: known, hasAlpha, dominantColor: dominantOf(pixels) };
  } catch (error) {
    if (error instanceof MediaError) throw error;
    const cause = messageOf(error);
    const [, hint = `the library says "${cause}": export it again`] = CAUSES.find(([words]) => words.test(cause)) ?? [];
    throw new MediaError('cannot be read.', hint);
  }
}

/**
 * The dominant colour of RGB pixels as #rrggbb: the centre of the fullest of 16³ cells. That of the library's `stats`, which computes a dozen other
 * figures and takes ten times as long.
 */
function dominantOf(pixels: Buffer): string {
  const counts = new Uint32Array(16 ** 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const cell = ((red & 0xf0) << 4) | (green & 0xf0) | (blue >> 4);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const fullest = counts.indexOf(Math.max(...counts));
  return `#${fullest.toString(16).padStart(3, '0').replace(/./g, '$&8')}`;
}

/** What a file is used as. */
export type MediumKind = 'picture' | 'film' | 'poster';

/** The fault for a file that cannot be used; `shown` is its path. */
export const mediaFault = (
  kind: MediumKind,
  shown: string,
  { message, hint }: MediaError,
): { message: string; hint: string } => ({ message: `The ${kind} ${shown} ${message}`, hint });

/** Returns what has been read, or the `MediaError` if it cannot be. */
export const readable = <Medium>(medium: Promise<Medium>): Promise<Medium | MediaError> =>
  medium.catch((error: unknown) => {
    if (error instanceof MediaError) return error;
    throw error;
  });
