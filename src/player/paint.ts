import { Scene } from '../runtime';
import { CanvasRenderer, type Canvas2D, type View } from '../runtime/render';
import type { Stage } from './stage';
import { createView, type Canvas } from './view-of';

/** The colour that a scene has if its code names none. The page shows through such a scene, in the colours of its mode. */
const UNPAINTED = new Scene().backgroundColor;

/** Draws a scene as it is at that moment, and tells which part of it is seen. */
export type Painter = (canvas: Canvas) => View;

/** Gives what draws a scene on a canvas. */
export function createPainter(stage: Stage, context: Canvas2D): Painter {
  const renderer = new CanvasRenderer(context, { createCanvas });
  const viewOf = createView(stage);
  const { scene, player } = stage;
  return (canvas) => {
    const transparent = scene.backgroundColor === UNPAINTED;
    const view = viewOf(canvas);
    renderer.draw(scene, view, { transparent, grid: player.grid ?? transparent });
    return view;
  };
}

function createCanvas(width: number, height: number) {
  const picture = new OffscreenCanvas(width, height);
  return { context: context2d(picture), picture };
}

/** The 2D context of a canvas; every browser that has a canvas has it. */
export function context2d(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}
