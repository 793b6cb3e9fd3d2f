import { fitted, getBoundsOfScene, type View } from '../runtime/render';
import type { Rect } from '../runtime';
import type { Stage } from './stage';

/** The size of a canvas. */
export interface Canvas {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen to the CSS pixel. */
  readonly pixelRatio: number;
}

/** Gives the view of a scene for a canvas, which goes with the node that the scene follows. */
export function createView({ scene, player }: Stage): (canvas: Canvas) => View {
  const atFirst = getBoundsOfScene(scene);
  const start = player.followed?.getScenePosition().x ?? 0;
  return (canvas) => {
    const by = (player.followed?.getScenePosition().x ?? start) - start;
    const rect = player.shown ?? atFirst;
    const view = fitted({ ...canvas, centre: { x: 0, y: 0 }, scale: 1 }, rect && moved(rect, by));
    // A part that the scene names fills the canvas; around its contents a margin stays free.
    return player.shown ? { ...view, scale: filling(canvas, player.shown) } : view;
  };
}

const moved = (rect: Rect, by: number): Rect => ({ ...rect, x: rect.x + by });

const filling = (canvas: Canvas, rect: Rect): number =>
  Math.min(canvas.width / rect.width, canvas.height / rect.height);
