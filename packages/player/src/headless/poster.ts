import { setAssetLoader } from '@physics-editor/runtime';
import { createAssetLoader } from '../assets/asset-loader';
import { decodePicture } from '../assets/decode-picture';
import { drawPoster, type PosterRequest } from './draw-poster';
import { context2d, createCanvas } from '../paint';

/** The poster of a scene, as the address of a PNG. */
async function takePoster(request: PosterRequest): Promise<string> {
  const { width, height, pixelRatio } = request;
  setAssetLoader(createAssetLoader(decodePicture));
  const canvas = new OffscreenCanvas(Math.round(width * pixelRatio), Math.round(height * pixelRatio));
  await drawPoster(request, context2d(canvas), createCanvas);
  return addressOf(await canvas.convertToBlob({ type: 'image/png' }));
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(blob);
  });

declare global {
  /** What the page has that this script is loaded into. */
  function takePoster(request: PosterRequest): Promise<string>;
}

Object.assign(globalThis, { takePoster });
