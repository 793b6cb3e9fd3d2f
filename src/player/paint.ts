import { Scene } from '../runtime';
import { CanvasRenderer, type Canvas2D, type RendererOptions, type View } from '../runtime/render';
import type { Stage } from './stage';
import { createView, type Canvas } from './view-of';

/** The colour that a scene has if its code names none. The page shows through such a scene, in the colours of its mode. */
const UNPAINTED = new Scene().backgroundColor;

/** Draws a scene as it is at that moment, and reports which part of it is seen. */
export type Painter = (canvas: Canvas) => View;

/** Makes a canvas of a size in pixels that is not on the page. */
export type CreateCanvas = NonNullable<RendererOptions['createCanvas']>;

/** Gives what draws a scene on a canvas. */
export function createPainter(stage: Stage, context: Canvas2D, create: CreateCanvas = createCanvas): Painter {
  const renderer = new CanvasRenderer(context, { createCanvas: create });
  const viewOf = createView(stage);
  const { scene, player } = stage;
  return (canvas) => {
    const transparent = scene.backgroundColor === UNPAINTED;
    const view = viewOf(canvas);
    renderer.draw(scene, view, { transparent, grid: player.grid ?? transparent });
    return view;
  };
}

/** A canvas of the browser that is not on the page. */
export function createCanvas(width: number, height: number): ReturnType<CreateCanvas> {
  const picture = new OffscreenCanvas(width, height);
  return { context: context2d(picture), picture };
}

/** The 2D context of a canvas; every browser that has a canvas has it. */
export function context2d(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}
