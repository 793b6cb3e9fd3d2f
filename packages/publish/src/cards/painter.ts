import { Renderer } from '@takumi-rs/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BACKDROP, BACKDROP_FILE, HEIGHT, MARK, MARK_SIZE, PICTURE, WIDTH, layOut, type Card } from './card';
import type { Fonts } from './fonts';

/** Larger cards are reduced to a palette, which halves the size but takes three times as long. */
const MOST_BYTES = 60 * 1024;

/**
 * Draws a card as a PNG; equal texts and pictures give equal bytes.
 * @param picture - file of a picture beside the words
 */
export type Paint = (card: Card, picture?: string) => Promise<Buffer>;

/** Creates the function that draws the cards of the site in `root`, with its logo, a file below it. */
export async function createPainter(root: string, logo: string, { all, families }: Fonts): Promise<Paint> {
  const renderer = new Renderer();
  for (const { name, data } of all) await renderer.registerFont({ name, data });
  // As SVG, it would be drawn again for each card. Few shades look the same, and leave a card without a picture at most 256 colours: it has a palette
  // then, and is encoded in two thirds of the time.
  const inPixels = async (src: string, file: string, width: number, height: number) => {
    const images = [{ src, data: readFileSync(join(root, file)) }];
    const png = await renderer.render({ type: 'image', src, width, height }, { width, height, format: 'png', images });
    return { src, data: await sharp(png).png({ palette: true, colours: 16, dither: 0 }).toBuffer() };
  };
  const images = [
    await inPixels(BACKDROP, BACKDROP_FILE, WIDTH, HEIGHT),
    await inPixels(MARK, logo, MARK_SIZE, MARK_SIZE),
  ];

  return async (card, picture) => {
    const hasPicture = picture !== undefined;
    const png = await renderer.render(layOut(card, families, hasPicture), {
      width: WIDTH,
      height: HEIGHT,
      format: 'png',
      lang: 'en',
      images: hasPicture ? [...images, { src: PICTURE, data: readFileSync(picture), cache: 'none' }] : images,
    });
    if (png.length <= MOST_BYTES) return png;
    return sharp(png).png({ palette: true, quality: 80, effort: 1, dither: 0 }).toBuffer();
  };
}
