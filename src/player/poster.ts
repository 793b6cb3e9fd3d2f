import { setAssetLoader } from '../runtime';
import { failuresOf } from './failures';
import { loadAsset } from './load-asset';
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
  setAssetLoader(loadAsset);
  const stage = await createStage(code, { libraries: silence });
  const failures = failuresOf(stage.scene);
  const canvas = document.createElement('canvas');
  // The view is that of the start, like in a frame.
  const paint = createPainter(stage, context2d(canvas));
  stage.scene.start();
  stage.scene.step(steps);
  if (failures[0]) throw new Error(failures[0].message);
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  paint({ width, height, pixelRatio });
  return canvas.toDataURL('image/png');
}

Object.assign(globalThis, { takePoster });
