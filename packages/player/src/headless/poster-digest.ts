import { createHash } from 'node:crypto';
import { setAssetLoader } from '@physics-editor/runtime';
import { createCanvasLog } from './canvas-log';
import { drawPoster, type PosterRequest } from './draw-poster';

/** Size of the pictures in scenes, in px: they are not decoded here. */
const PICTURE = 64;
/** Smaller differences, in metres or pixels, are invisible: they come from the arithmetic of different engines. */
const FINEST = 1e-5;

/** A digest of a poster's drawing operations: it changes with the picture, whether scene, physics or renderer has changed. */
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
