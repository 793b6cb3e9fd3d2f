import type { Scene } from '../scene/scene';
import { css, type Canvas2D, type CreateCanvas } from './canvas';
import { BETWEEN, contrasting, drawGrid } from './draw/draw-grid';
import { drawContents, isSeen } from './draw/draw-node';
import { drawLayer } from './draw/draw-surface';
import { Pen } from './pen';
import { Tints } from './tints';
import type { View } from './view';

/** Options of a drawing. */
export interface DrawOptions {
  /** Whether a grid, the axes and the origin are drawn below the nodes. */
  readonly grid?: boolean;
  /** Whether the background is transparent instead of the scene's background colour. */
  readonly transparent?: boolean;
}

/** Draws scenes on the 2D context of a canvas. It has no other side effects, and does not change the scene. */
export class CanvasRenderer {
  private readonly tints: Tints;

  constructor(
    private readonly context: Canvas2D,
    createCanvas: CreateCanvas,
  ) {
    this.tints = new Tints(createCanvas);
  }

  /** Draws the current state of a scene. */
  draw(scene: Scene, view: View, { grid = false, transparent = false }: DrawOptions = {}): void {
    const { context } = this;
    const pen = new Pen(context, scene, view, this.tints);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    // Cover the last row and column of pixels completely.
    const width = Math.ceil(view.width * view.pixelRatio);
    const height = Math.ceil(view.height * view.pixelRatio);
    if (transparent) {
      context.clearRect(0, 0, width, height);
    } else {
      context.fillStyle = css(scene.backgroundColor);
      context.fillRect(0, 0, width, height);
    }
    context.lineCap = 'round';
    context.lineJoin = 'round';
    pen.useScene();
    if (grid) drawGrid(pen, transparent ? BETWEEN : contrasting(scene.backgroundColor));
    pen.alpha = scene.alpha;
    if (isSeen(scene)) {
      drawLayer(pen, scene.layers.background);
      drawContents(pen, scene);
      drawLayer(pen, scene.layers.foreground);
    }
    context.restore();
  }
}
