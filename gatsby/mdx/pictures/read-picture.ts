import sharp from 'sharp';
import { messageOf } from '../../../src/lib/message-of';

/** A file that is damaged or not a picture. */
export class PictureError extends Error {}

/** Properties of a picture file. */
export interface PictureFacts {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: string;
  /** Dominant colour as #rrggbb. */
  readonly dominantColor: string;
  readonly hasAlpha: boolean;
}

/** Size in pixels to which a picture is reduced to find its dominant colour, as in gatsby-plugin-sharp. */
const SMALL = 200;

/** Decodes a picture file completely. Throws a `PictureError` with the cause if that fails. */
export async function readPicture(path: string): Promise<PictureFacts> {
  try {
    const picture = sharp(path);
    const { width, height, format, hasAlpha } = await picture.metadata();
    const small = await picture.resize(SMALL, SMALL, { fit: 'inside', withoutEnlargement: true }).toBuffer();
    const { r, g, b } = (await sharp(small).stats()).dominant;
    const hex = [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { width, height, format, hasAlpha, dominantColor: `#${hex}` };
  } catch (error) {
    throw new PictureError(messageOf(error));
  }
}

/** The fault for a picture that cannot be read; `shown` is its path. */
export const damaged = (shown: string): { message: string; hint: string } => ({
  message: `The picture ${shown} cannot be read.`,
  hint: 'the file is cut off or damaged, or no png, jpg or webp at all: export it again',
});

/** Returns the picture, or the `PictureError` if it cannot be read. */
export const readable = <Picture>(picture: Promise<Picture>): Promise<Picture | PictureError> =>
  picture.catch((error: unknown) => {
    if (error instanceof PictureError) return error;
    throw error;
  });
