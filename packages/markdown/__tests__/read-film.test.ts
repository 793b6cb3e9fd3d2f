import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MkvOutputFormat, MovOutputFormat, Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { MediaError } from '../src/pictures/read-picture';
import { captionsOf, posterOf, readFilm } from '../src/pictures/read-film';
import { filmOf } from '../testing/film';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

const folder = temporaryFolder();

const LIMIT = 10;

async function read(name: string, content: Promise<Uint8Array> | Uint8Array | string, limit = LIMIT) {
  const path = join(folder, name);
  writeFileSync(path, await content);
  return readFilm(path, limit).catch((error: unknown) => {
    if (error instanceof MediaError) return `${error.message} → ${error.hint}`;
    throw error;
  });
}

test.each([
  ['a.webm', filmOf({ video: 'vp9' }), [320, 180]],
  ['a.WEBM', filmOf({ video: 'vp8', audio: 'opus' }), [320, 180]],
  ['a.mp4', filmOf({ format: new Mp4OutputFormat(), video: 'avc', audio: 'aac' }), [320, 180]],
  // Of a telephone held upright.
  ['upright.mp4', filmOf({ format: new Mp4OutputFormat(), video: 'avc', rotation: 90 }), [180, 320]],
])('%s has its size as it is seen, and its length', async (name, film, [width, height]) => {
  expect(await read(name, film)).toEqual({ width, height, seconds: expect.closeTo(1, 1) });
});

const whole = filmOf({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), video: 'avc' });
const cutOff = async () => (await whole).slice(0, -50);
const live = new WebMOutputFormat({ appendOnly: true });

test.each([
  ['empty.mp4', '', 'is empty.', 'cut off or damaged'],
  ['text.mp4', 'a text', 'cannot be read.', 'cut off or damaged'],
  ['cut-off.mp4', cutOff(), 'cannot be read.', 'cut off or damaged'],
  ['head.webm', filmOf({ video: 'vp9' }).then((film) => film.slice(0, 40)), /cannot be read|has no pictures/, ''],
  ['sound.mp4', filmOf({ format: new Mp4OutputFormat(), audio: 'aac' }), 'has no pictures.', 'H.264'],
  ['hevc.mp4', filmOf({ format: new Mp4OutputFormat(), video: 'hevc' }), 'has its pictures in hevc', 'H.264'],
  ['av1.webm', filmOf({ video: 'av1' }), 'has its pictures in av1', 'H.264'],
  ['opus.mp4', filmOf({ format: new Mp4OutputFormat(), video: 'avc', audio: 'opus' }), 'has its sound in opus', 'AAC'],
  ['mov.mp4', filmOf({ format: new MovOutputFormat(), video: 'avc' }), 'format QuickTime', 'mp4'],
  ['mkv.webm', filmOf({ format: new MkvOutputFormat(), video: 'vp9' }), 'format Matroska', 'webm'],
  ['mp4.webm', filmOf({ format: new Mp4OutputFormat(), video: 'avc' }), 'format MP4', 'whatever'],
  ['live.webm', filmOf({ format: live, video: 'vp9' }), 'does not say how long', 'webm'],
])('%s is refused with what to do', async (name, film, message, hint) => {
  const said = await read(name, film);
  expect(said).toEqual(expect.stringMatching(message));
  expect(said).toContain(hint);
});

test('a film above the limit is refused with its size', async () => {
  const film = await filmOf({ video: 'vp9' });
  expect(await read('large.webm', film, film.length / 1e6)).toHaveProperty('width');
  expect(await read('large.webm', film, (film.length - 1) / 1e6)).toMatch(
    /^has 0\.1 MB; at most 0\.\d+ are allowed\. → .*"filmMegabytes" in content\/site\.yml$/,
  );
});

test('poster and captions have the name of the film', () => {
  expect([posterOf('docs/a.b.MP4'), captionsOf('docs/film.webm')]).toEqual(['docs/a.b.jpg', 'docs/film.vtt']);
});
