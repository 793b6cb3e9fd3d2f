// Compares two pictures of the same name, and marks the differences.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { fileOf, inOneSize, MARK } from './pictures.cjs';

/** Difference of colours that is ignored, from 0 to 1. It is small because both states are rendered by the same browser. */
const THRESHOLD = 0.05;

/** Compares before/ and after/ below `folder`, and writes the differences, if any, to difference/. @param {string} folder @param {string} name */
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

/** Reads a picture; undefined if the file does not exist. @param {string} path */
async function read(path) {
  if (!existsSync(path)) return undefined;
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
