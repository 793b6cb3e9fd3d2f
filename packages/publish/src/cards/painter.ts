import { Renderer } from '@takumi-rs/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  BACKDROP,
  HEIGHT,
  MARK,
  MARK_SIZE,
  PICTURE,
  WIDTH,
  layOut,
  placeOfDescription,
  placeOfTitle,
  type Card,
  type Place,
} from './card';
import type { Fonts } from './fonts';

/** The background of all cards: graph paper with a pendulum at several moments, and the ground. */
export const BACKDROP_FILE = 'packages/publish/src/cards/backdrop.svg';

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

  const fitted = (text: string, { style, width, lines }: Place): Promise<string> =>
    fit(text, lines, async (given) => {
      const { runs } = await renderer.measure({ type: 'text', text: given, style: { ...style, width } });
      const broken: string[] = [];
      // A line has a run for each font; only the first of them is at x = 0.
      for (const run of runs) broken.push(run.x === 0 ? run.text : `${broken.pop() ?? ''}${run.text}`);
      return broken;
    });

  return async (card, picture) => {
    const hasPicture = picture !== undefined;
    const title = await fitted(card.title, placeOfTitle(card.title, families, hasPicture));
    const description = await fitted(card.description, placeOfDescription(families, hasPicture));
    const png = await renderer.render(layOut({ ...card, title, description }, families, hasPicture), {
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

const ELLIPSIS = '…';

/**
 * Returns the text if it needs at most `most` lines, otherwise as many words as fit with an ellipsis. A single word that exceeds the lines is cut.
 * @param linesOf - breaks a text into lines
 */
export async function fit(
  text: string,
  most: number,
  linesOf: (text: string) => Promise<readonly string[]>,
): Promise<string> {
  const lines = await linesOf(text);
  if (lines.length <= most) return text;
  let kept = lines.slice(0, most).join('');
  for (;;) {
    const cut = kept.replace(/[\s.,:;–—-]+$/, '') + ELLIPSIS;
    if (kept === '' || (await linesOf(cut)).length <= most) return cut;
    const words = kept.replace(/\s*\S+\s*$/, '');
    kept = words === '' ? kept.slice(0, -1) : words;
  }
}
