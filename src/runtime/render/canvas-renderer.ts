import type { Scene } from '../scene/scene';
import { css, type Canvas2D, type OffscreenCanvas2D } from './canvas';
import { BETWEEN, contrasting, drawGrid } from './draw/draw-grid';
import { drawContents, isSeen } from './draw/draw-node';
import { drawLayer } from './draw/draw-surface';
import { Pen } from './pen';
import { Tints } from './tints';
import type { View } from './view';

/** What a renderer needs of the page. */
export interface RendererOptions {
  /** Makes a canvas of a size in pixels that is not on the page. Without it, sprites are drawn without their tints. */
  readonly createCanvas?: (width: number, height: number) => OffscreenCanvas2D;
}

/** What is drawn besides the scene. */
export interface DrawOptions {
  /** Whether a grid, the axes and the origin are drawn below the nodes. */
  readonly grid?: boolean;
  /** Whether what lies under the canvas is seen through it, instead of the scene's own background. */
  readonly transparent?: boolean;
}

/** Draws scenes on the 2D context of a canvas. It touches nothing else, and changes nothing in the scene. */
export class CanvasRenderer {
  private readonly tints: Tints;

  constructor(
    private readonly context: Canvas2D,
    { createCanvas }: RendererOptions = {},
  ) {
    this.tints = new Tints(createCanvas);
  }

  /** Draws a scene as it is now. */
  draw(scene: Scene, view: View, { grid = false, transparent = false }: DrawOptions = {}): void {
    const { context } = this;
    const pen = new Pen(context, scene, view, this.tints);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    // The last row and column are covered as a whole.
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
