import { Renderer } from '@takumi-rs/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE, layOut, placeOfDescription, placeOfTitle, type Card, type Place } from './card';
import { BACKDROP, HEIGHT, MARK, WIDTH, drawBackdrop } from './drawing';
import { fit } from './fit';
import type { Fonts } from './fonts';

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
    const sheet = layOut({ ...card, title, description }, families, hasPicture);
    const options = { width: WIDTH, height: HEIGHT, lang: 'en', images };
    if (!hasPicture) return renderer.render(sheet, { ...options, format: 'png' });
    const withPicture = [...images, { src: PICTURE, data: readFileSync(picture), cache: 'none' as const }];
    const pixels = await renderer.render(sheet, { ...options, images: withPicture, format: 'raw' });
    // A palette makes the picture a third as large; words alone are small without, and drawn in a fifth of the time.
    return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
      .png({ palette: true, quality: 80, effort: 1, dither: 0 })
      .toBuffer();
  };
}
