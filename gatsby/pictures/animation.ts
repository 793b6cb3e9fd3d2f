import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { MAX_WIDTH } from './picture';
import { partOf, placeOf } from './published-file';

/** As of other pictures, in `gatsby/config.ts`. */
const QUALITY = 70;

/**
 * Writes a picture that moves as an animated WebP, and returns its address, without the path prefix; null for one that does not move. Throws if it
 * cannot be read.
 */
export async function publishAnimation(root: string, path: string, digest: string): Promise<string | null> {
  const { pages = 1 } = await sharp(path).metadata();
  if (pages === 1) return null;
  const { file, address } = placeOf(root, basename(path).replace(/\.\w+$/, '.webp'), digest);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const picture = sharp(path, { animated: true, limitInputPixels: false });
    const resized = picture.resize({ width: MAX_WIDTH, withoutEnlargement: true });
    await resized.webp({ quality: QUALITY }).toFile(partOf(file));
    renameSync(partOf(file), file);
  }
  return address;
}
