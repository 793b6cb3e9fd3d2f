/** Messages between the page of an embedded scene and `embed-frames.ts` in the page around it. */

/** Asks for the height. */
export const HEIGHT_REQUEST = 'embedded-scene-height?';

const HEIGHT = 'embedded-scene-height';

/** @param height - of the whole page, in CSS pixels */
export const heightMessage = (height: number): object => ({ type: HEIGHT, height: Math.ceil(height) });

/** The height that a message reports; undefined if it is none, or no sensible one. */
export function readHeight(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || Reflect.get(message, 'type') !== HEIGHT) return undefined;
  const height: unknown = Reflect.get(message, 'height');
  return typeof height === 'number' && height > 0 && height < 10_000 ? height : undefined;
}
