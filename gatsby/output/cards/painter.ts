import { Renderer } from '@takumi-rs/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE, layOut, placeOfDescription, placeOfTitle, type Card, type Place } from './card';
import { BACKDROP, HEIGHT, MARK, WIDTH, drawBackdrop } from './drawing';
import { fit } from './fit';
import type { Fonts } from './fonts';

/** Beyond this a card is given a palette: that halves it, and takes three times as long. */
const MOST_BYTES = 60 * 1024;

/**
 * Draws a card as a PNG; the same words and the same picture give the same bytes.
 * @param picture - file of a picture that stands beside the words
 */
export type Paint = (card: Card, picture?: string) => Promise<Buffer>;

/** What draws the cards of the site in `root`. */
export async function createPainter(root: string, { all, families }: Fonts): Promise<Paint> {
  const renderer = new Renderer();
  for (const { name, data } of all) await renderer.registerFont({ name, data });
  const images = [
    { src: BACKDROP, data: Buffer.from(drawBackdrop()) },
    { src: MARK, data: readFileSync(join(root, 'static/favicon.svg')) },
  ];

  const fitted = (text: string, { style, width, lines }: Place): Promise<string> =>
    fit(text, lines, async (given) => {
      const { runs } = await renderer.measure({ type: 'text', text: given, style: { ...style, width } });
      const broken: string[] = [];
      // A line has a run for each font that it is written in; the first stands at its edge.
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
