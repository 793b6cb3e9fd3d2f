import { fitted, getBoundsOfScene, type View } from '@physics-editor/runtime/render/index';
import type { Rect } from '@physics-editor/runtime';
import type { Stage } from './stage/stage';

/** The size of a canvas. */
export interface Canvas {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Screen pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/** Creates a function that computes the view for a canvas, moving with the node that the scene follows. */
export function createView({ scene, player }: Stage): (canvas: Canvas) => View {
  const atFirst = getBoundsOfScene(scene);
  const start = player.followed?.getScenePosition().x ?? 0;
  return (canvas) => {
    const by = (player.followed?.getScenePosition().x ?? start) - start;
    const rect = player.shown ?? atFirst;
    const view = fitted({ ...canvas, centre: { x: 0, y: 0 }, scale: 1 }, rect && moved(rect, by));
    // A part that the scene has set fills the canvas; the default leaves a margin around the content.
    return player.shown ? { ...view, scale: filling(canvas, player.shown) } : view;
  };
}

const moved = (rect: Rect, by: number): Rect => ({ ...rect, x: rect.x + by });

const filling = (canvas: Canvas, rect: Rect): number =>
  Math.min(canvas.width / rect.width, canvas.height / rect.height);
