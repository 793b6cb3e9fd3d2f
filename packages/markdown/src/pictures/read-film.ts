import { statSync } from 'node:fs';
import { MediaError } from './read-picture';

/** Properties of a film file. */
export interface FilmFacts {
  /** In pixels, as the film is seen: its rotation and the shape of its pixels are applied. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Extensions of films. */
export const FILM = /\.(mp4|webm)$/i;

/** The picture that a film shows before it plays: a file of its name beside it. */
export const posterOf = (film: string): string => film.replace(FILM, '.jpg');

/** What to do if there is none. */
export const NO_POSTER = 'run "npm run posters", which takes it from the film, or put a picture there';

/** The captions of a film, in WebVTT. */
export const captionsOf = (film: string): string => film.replace(FILM, '.vtt');

/** The fault of captions that browsers would leave out; undefined for those that begin as WebVTT does. */
export const captionsFault = (text: string): { message: string; hint: string } | undefined =>
  /^\uFEFF?WEBVTT(?:\s|$)/.test(text)
    ? undefined
    : {
        message: 'The captions do not start with a line "WEBVTT".',
        hint: 'write "WEBVTT" there, below it an empty line, and then "00:00.000 --> 00:02.000" above each text',
      };

/** What all browsers of `browserslist` play, by extension. */
const PLAYED = {
  mp4: { format: 'MP4', video: ['avc'], audio: ['aac', 'mp3'] },
  webm: { format: 'WebM', video: ['vp8', 'vp9'], audio: ['opus', 'vorbis'] },
} as const;

const EXPORT = 'export it again as mp4 with H.264 and AAC, or as webm with VP9 and Opus';
const AGAIN = 'the file is cut off or damaged: copy or export it again';

/**
 * Reads what a page must know about a film, without decoding it. Throws a `MediaError` if not every browser plays it, or if it is larger than
 * `megabytes`.
 */
export async function readFilm(path: string, megabytes: number): Promise<FilmFacts> {
  const { size } = statSync(path);
  if (size === 0) throw new MediaError('is empty.', AGAIN);
  if (size > megabytes * 1e6) {
    const hint = 'make it shorter, smaller, or of less quality; or raise "filmMegabytes" in content/site.yml';
    throw new MediaError(`has ${Math.ceil(size / 1e5) / 10} MB; at most ${megabytes} are allowed.`, hint);
  }
  // A site without films does not need the library.
  const { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } = await import('mediabunny');
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const { format, video, audio } = path.toLowerCase().endsWith('mp4') ? PLAYED.mp4 : PLAYED.webm;
    const { name } = await input.getFormat();
    if (name !== format) throw new MediaError(`is of the format ${name}, whatever its name.`, EXPORT);
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new MediaError('has no pictures.', EXPORT);
    refuseCodec('pictures', await track.getCodec(), video);
    for (const sound of await input.getAudioTracks()) refuseCodec('sound', await sound.getCodec(), audio);
    const seconds = await input.getDurationFromMetadata();
    if (!seconds) throw new MediaError('does not say how long it is, so that nobody can seek in it.', EXPORT);
    // The last one is missing in a file that is cut off.
    const last = await new EncodedPacketSink(track).getPacket(Infinity);
    if (!last || last.data.length === 0) throw new MediaError('cannot be read.', AGAIN);
    return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight(), seconds };
  } catch (error) {
    throw error instanceof MediaError ? error : new MediaError('cannot be read.', AGAIN);
  } finally {
    input.dispose();
  }
}

function refuseCodec(part: 'pictures' | 'sound', codec: string | null, played: readonly string[]): void {
  if (codec !== null && played.includes(codec)) return;
  throw new MediaError(`has its ${part} in ${codec ?? 'an unknown form'}, which not every browser plays.`, EXPORT);
}
