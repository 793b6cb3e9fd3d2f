import { Scene } from '@physics-editor/runtime';
import {
  CanvasRenderer,
  fitted,
  getBoundsOfScene,
  type Canvas2D,
  type CreateCanvas,
  type View,
} from '@physics-editor/runtime/render/index';
import type { Stage } from './stage/stage';

/** The default background colour. A scene with this colour is transparent and shows that of the page, in its colour mode. */
const UNPAINTED = new Scene().backgroundColor;

/** The size of a canvas. */
export type Canvas = Pick<View, 'width' | 'height' | 'pixelRatio'>;

/** Draws the current state of a scene and returns its view. */
export type Painter = (canvas: Canvas) => View;

/** Creates the painter of a scene. */
export function createPainter(stage: Stage, context: Canvas2D, create: CreateCanvas = createCanvas): Painter {
  const renderer = new CanvasRenderer(context, create);
  const viewOf = createView(stage);
  const { scene, player } = stage;
  return (canvas) => {
    const transparent = scene.backgroundColor === UNPAINTED;
    const view = viewOf(canvas);
    renderer.draw(scene, view, { transparent, grid: player.grid ?? transparent });
    return view;
  };
}

/** An offscreen canvas of the browser. */
export function createCanvas(width: number, height: number): ReturnType<CreateCanvas> {
  const picture = new OffscreenCanvas(width, height);
  return { context: context2d(picture), picture };
}

/** The 2D context of a canvas, which every browser with canvas support provides. */
export function context2d(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

/** Creates a function that computes the view for a canvas, moving with the node that the scene follows. */
export function createView({ scene, player }: Stage): (canvas: Canvas) => View {
  const atFirst = getBoundsOfScene(scene);
  const start = player.followed?.getScenePosition().x ?? 0;
  return (canvas) => {
    const by = (player.followed?.getScenePosition().x ?? start) - start;
    const rect = player.shown ?? atFirst;
    const view = fitted({ ...canvas, centre: { x: 0, y: 0 }, scale: 1 }, rect && { ...rect, x: rect.x + by });
    if (!player.shown) return view;
    // A part that the scene has set fills the canvas; the default leaves a margin around the content.
    const { width, height } = player.shown;
    return { ...view, scale: Math.min(canvas.width / width, canvas.height / height) };
  };
}
