// Compares two pictures of the same name, and marks what differs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { fileOf, inOneSize, MARK } from './pictures.cjs';

/** How far colours may be apart, from 0 to 1. Both states are drawn by the same browser, so little is enough to tell. */
const THRESHOLD = 0.05;

/** Compares before/ and after/ below `folder`, and writes difference/ if they differ. @param {string} folder @param {string} name */
export async function comparePictures(folder, name) {
  const file = fileOf(name);
  const [one, other] = await Promise.all([read(join(folder, 'before', file)), read(join(folder, 'after', file))]);
  const { width, height, before, after } = inOneSize(one, other);
  const marked = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(before, after, marked, width, height, { threshold: THRESHOLD, diffColor: MARK });
  if (pixels > 0)
    await sharp(marked, { raw: { width, height, channels: 4 } })
      .png({ palette: true })
      .toFile(join(folder, 'difference', file));
  return { name, file, hasBefore: one !== undefined, hasAfter: other !== undefined, width, height, pixels };
}

/** A picture, undefined if it is not there. @param {string} path */
async function read(path) {
  if (!existsSync(path)) return undefined;
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
