import type { Canvas2D, CreateCanvas } from '@physics-editor/runtime/render/index';
import { failuresOf } from '../failures';
import { createPainter, type Canvas } from '../paint';
import { silence } from '../sound/silence';
import { createStage } from '../stage/stage';

/** The parameters of a poster, with the size of the scene on the page. */
export interface PosterRequest extends Canvas {
  readonly code: string;
  /** Time steps from the start. */
  readonly steps: number;
}

/** Runs a scene up to the time of its poster, and draws it. */
export async function drawPoster(
  { code, steps, ...canvas }: PosterRequest,
  context: Canvas2D,
  createCanvas: CreateCanvas,
): Promise<void> {
  const stage = await createStage(code, { libraries: silence });
  const failures = failuresOf(stage.scene);
  // Uses the initial view, as in a frame.
  const paint = createPainter(stage, context, createCanvas);
  stage.scene.start();
  if (steps > 0) stage.scene.step(steps);
  if (failures[0]) throw new Error(failures[0].message);
  paint(canvas);
}
