import { ImageAsset } from '../assets/image-asset';
import type { Color, Point } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import { css, type Canvas2D, type Picture } from './canvas';
import type { Tints } from './tints';
import type { View } from './view';

/** Pixels of a picture to the metre, where nothing else is said. */
export const PIXELS_PER_METRE = 100;

const FULL_TURN = 2 * Math.PI;
/** Discs of a smaller radius, in pixels of the screen, are drawn as squares: nobody sees it, and it is faster. */
const SMALLEST_DISC = 2;

/** Draws shapes in metres, with y upwards, in the coordinates of the node that is being drawn. */
export class Pen {
  /** Opacity of the node that is being drawn, with those above it. */
  alpha = 1;

  constructor(
    readonly context: Canvas2D,
    readonly scene: Scene,
    readonly view: View,
    readonly tints: Tints,
  ) {}

  /** A pixel of the screen, in metres. */
  get pixel(): number {
    return 1 / (this.view.scale * this.view.pixelRatio);
  }

  /** Goes to the coordinates of the scene, until the context is restored. */
  useScene(): void {
    const { width, height, centre, scale, pixelRatio } = this.view;
    const zoom = scale * pixelRatio;
    const left = (width * pixelRatio) / 2 - centre.x * zoom;
    const top = (height * pixelRatio) / 2 + centre.y * zoom;
    this.context.setTransform(zoom, 0, 0, -zoom, left, top);
  }

  /** Adds a line to the path. */
  addLine(points: readonly Point[]): void {
    points.forEach(({ x, y }, index) => {
      if (index === 0) this.context.moveTo(x, y);
      else this.context.lineTo(x, y);
    });
  }

  /** Adds a closed shape to the path. */
  addPolygon(points: readonly Point[]): void {
    if (points.length === 0) return;
    this.addLine(points);
    this.context.closePath();
  }

  /** Adds a disc to the path. */
  addDisc({ x, y }: Point, radius: number): void {
    this.context.moveTo(x + radius, y);
    this.context.arc(x, y, radius, 0, FULL_TURN);
  }

  /** Begins a path of lines, each from one point to the next. */
  beginLine(...points: readonly Point[]): void {
    this.context.beginPath();
    this.addLine(points);
  }

  /** Fills the path. */
  fill(color: Color, alpha = 1): void {
    this.context.fillStyle = css(color);
    this.context.globalAlpha = this.alpha * alpha;
    this.context.fill();
  }

  /** Draws a line along the path, which is never thinner than a pixel. */
  stroke(color: Color, width: number, alpha = 1): void {
    this.context.strokeStyle = css(color);
    this.context.globalAlpha = this.alpha * alpha;
    this.context.lineWidth = Math.max(width, this.pixel);
    this.context.stroke();
  }

  /** Adds one of many discs to the path. */
  addSpot(x: number, y: number, radius: number): void {
    if (radius < SMALLEST_DISC * this.pixel) this.context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else this.addDisc({ x, y }, radius);
  }

  /** Draws many discs of one colour at once. */
  fillDiscs(points: Iterable<Point>, radius: number, color: Color, alpha = 1): void {
    this.context.beginPath();
    for (const { x, y } of points) this.addSpot(x, y, radius);
    this.fill(color, alpha);
  }

  /** The picture of an asset; undefined if there is none, or it is not loaded. */
  picture(id: string): Picture | undefined {
    const asset = id === '' ? undefined : this.scene.assetsLibrary.getAsset(id);
    if (!(asset instanceof ImageAsset) || !asset.content || asset.width === 0 || asset.height === 0) return undefined;
    return { content: asset.content, width: asset.width, height: asset.height };
  }

  /** Draws a picture about the origin, upright. */
  drawPicture({ content }: Picture, width: number, height: number, alpha = 1): void {
    const { context } = this;
    context.save();
    context.globalAlpha = this.alpha * alpha;
    context.scale(1, -1);
    context.drawImage(content, -width / 2, -height / 2, width, height);
    context.restore();
  }
}
