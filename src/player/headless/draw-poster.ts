import type { Canvas2D } from '../../runtime/render';
import { failuresOf } from '../failures';
import { createPainter, type CreateCanvas } from '../paint';
import { silence } from '../sound/silence';
import { createStage } from '../stage';

/** Which picture of a scene is taken. */
export interface PosterRequest {
  readonly code: string;
  /** Time steps from the start. */
  readonly steps: number;
  /** Size of the scene on the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture to the CSS pixel. */
  readonly pixelRatio: number;
}

/** Runs a scene up to the moment of its poster, and draws it. */
export async function drawPoster(
  { code, steps, ...canvas }: PosterRequest,
  context: Canvas2D,
  createCanvas: CreateCanvas,
): Promise<void> {
  const stage = await createStage(code, { libraries: silence });
  const failures = failuresOf(stage.scene);
  // The view is that of the start, like in a frame.
  const paint = createPainter(stage, context, createCanvas);
  stage.scene.start();
  stage.scene.step(steps);
  if (failures[0]) throw new Error(failures[0].message);
  paint(canvas);
}
