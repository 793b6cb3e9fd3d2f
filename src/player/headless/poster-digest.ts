import { createHash } from 'node:crypto';
import { setAssetLoader } from '../../runtime';
import { createCanvasLog } from './canvas-log';
import { drawPoster, type PosterRequest } from './draw-poster';

/** Size of the pictures in scenes, in pixels: nothing decodes them here. */
const PICTURE = 64;
/** Finer differences, in metres or pixels, are in no picture; they are those of one engine's arithmetic to another's. */
const FINEST = 1e-5;

/** A digest of what is drawn for a poster: it changes with the picture, whatever of scene, physics and renderer has changed. */
export async function posterDigest(request: PosterRequest): Promise<string> {
  setAssetLoader(({ url }) => Promise.resolve({ content: { url }, width: PICTURE, height: PICTURE }));
  const log: Parameters<typeof createCanvasLog>[0] = [];
  await drawPoster(request, createCanvasLog(log), () => {
    const picture: typeof log = [];
    return { context: createCanvasLog(picture), picture };
  });
  const text = JSON.stringify([request.width, request.height, log], (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value / FINEST) + 0 : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
