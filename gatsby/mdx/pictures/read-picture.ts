import sharp from 'sharp';
import { messageOf } from '../../../src/lib/message-of';

/** A picture file that is damaged, or no picture at all. */
export class PictureError extends Error {}

/** What the file of a picture says of it. */
export interface PictureFacts {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: string;
  /** Dominant colour as #rrggbb. */
  readonly dominantColor: string;
  readonly hasAlpha: boolean;
}

/** Size to which a picture is brought for its dominant colour, as gatsby-plugin-sharp has it. */
const SMALL = 200;

/** Reads a picture file to its end. Throws a `PictureError` if that cannot be done, with what stands in the way. */
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

/** The fault of a picture that cannot be read; `shown` is its path. */
export const damaged = (shown: string): { message: string; hint: string } => ({
  message: `The picture ${shown} cannot be read.`,
  hint: 'the file is cut off or damaged, or no png, jpg or webp at all: export it again',
});

/** The picture, or why it cannot be read. */
export const readable = <Picture>(picture: Promise<Picture>): Promise<Picture | PictureError> =>
  picture.catch((error: unknown) => {
    if (error instanceof PictureError) return error;
    throw error;
  });
