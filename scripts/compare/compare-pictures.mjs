// Compares two pictures of the same name, and marks what differs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { fileOf, inOneSize, MARK } from './pictures.cjs';

/** How far colours may be apart, from 0 to 1. Both states are drawn by the same browser, so little is enough to tell. */
const THRESHOLD = 0.05;

/** Compares before/ and after/ below `folder`, and writes difference/ if they differ. */
export async function comparePictures(folder, name) {
  const file = fileOf(name);
  const paths = ['before', 'after'].map((side) => join(folder, side, file));
  const [hasBefore, hasAfter] = paths.map((path) => existsSync(path));
  const [one, other] = await Promise.all(paths.map((path) => (existsSync(path) ? read(path) : undefined)));
  const { width, height, before, after } = inOneSize(one, other);
  const marked = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(before, after, marked, width, height, { threshold: THRESHOLD, diffColor: MARK });
  if (pixels > 0)
    await sharp(marked, { raw: { width, height, channels: 4 } })
      .png({ palette: true })
      .toFile(join(folder, 'difference', file));
  return { name, file, hasBefore, hasAfter, width, height, pixels };
}

async function read(path) {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
