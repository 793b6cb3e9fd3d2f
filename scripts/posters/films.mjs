// Posters of films: a picture of each film in content/ that has none beside it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from '@physics-editor/lib/build/load.cjs';
import sharp from 'sharp';
import { messageOf } from '../support/message-of.mjs';

/** @type {typeof import('@physics-editor/lib/content/content-files')} */
const { contentFiles } = load(process.cwd(), 'packages/lib/src/content/content-files.ts');
/** @type {typeof import('@physics-editor/markdown/pictures/read-film')} */
const { FILM, posterOf } = load(process.cwd(), 'packages/markdown/src/pictures/read-film.ts');

/** Time of the picture, in seconds; of a shorter film, its middle. */
const MOMENT = 1;

/** Takes the missing posters. One that fails is reported; the others are still taken. @param {import('@playwright/test').Browser} browser */
export async function takeFilmPosters(browser) {
  const films = contentFiles(process.cwd())
    .list('', '')
    .filter((file) => FILM.test(file));
  const wanted = films.map((file) => join('content', file)).filter((file) => !existsSync(posterOf(file)));
  if (wanted.length === 0) return;
  const page = await browser.newPage();
  for (const file of wanted) {
    try {
      const film = `data:video/${extname(file).slice(1)};base64,${readFileSync(file, 'base64')}`;
      const picture = await page.evaluate(pictureIn, { film, moment: MOMENT });
      writeFileSync(
        posterOf(file),
        await sharp(Buffer.from(picture.replace(/^.*,/, ''), 'base64'))
          .jpeg()
          .toBuffer(),
      );
      console.log(posterOf(file));
    } catch (error) {
      console.error(`${file} gives no poster: ${messageOf(error)}`);
      process.exitCode = 1;
    }
  }
  await page.close();
}

/** In the browser: the picture of a film at a moment, as a data address. @param {{ film: string, moment: number }} request */
async function pictureIn({ film, moment }) {
  const video = document.createElement('video');
  video.muted = true;
  await new Promise((resolve, reject) => {
    video.onseeked = resolve;
    video.onerror = () => reject(new Error(video.error?.message));
    video.onloadedmetadata = () => (video.currentTime = Math.min(moment, video.duration / 2));
    video.src = film;
  });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas.toDataURL();
}
