import { setAssetLoader } from '../runtime';
import { createAssetLoader } from './asset-loader';
import { decodePicture } from './decode-picture';
import { failuresOf } from './failures';
import { context2d, createPainter } from './paint';
import { silence } from './silence';
import { createStage } from './stage';

/** Which picture of a scene is taken. */
export interface PosterOrder {
  readonly code: string;
  /** Time steps from the start. */
  readonly steps: number;
  /** Size of the scene on the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture to the CSS pixel. */
  readonly pixelRatio: number;
}

/** The picture of a scene, as the address of a PNG. */
async function takePoster({ code, steps, width, height, pixelRatio }: PosterOrder): Promise<string> {
  setAssetLoader(createAssetLoader(decodePicture));
  const stage = await createStage(code, { libraries: silence });
  const failures = failuresOf(stage.scene);
  const canvas = new OffscreenCanvas(Math.round(width * pixelRatio), Math.round(height * pixelRatio));
  // The view is that of the start, like in a frame.
  const paint = createPainter(stage, context2d(canvas));
  stage.scene.start();
  stage.scene.step(steps);
  if (failures[0]) throw new Error(failures[0].message);
  paint({ width, height, pixelRatio });
  return addressOf(await canvas.convertToBlob({ type: 'image/png' }));
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });

Object.assign(globalThis, { takePoster });
