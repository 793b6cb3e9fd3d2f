import { ImageAsset } from '../assets/image-asset';
import type { Color, Point } from '@physics-editor/physics/geometry/shapes';
import type { Scene } from '../scene/scene';
import { css, type Canvas2D, type Picture } from './canvas';
import type { Tints } from './tints';
import type { View } from './view';

const FULL_TURN = 2 * Math.PI;
/** Smaller discs, with a radius in screen pixels, are drawn as squares, which is faster and not visible. */
const SMALLEST_DISC = 2;

/** Draws shapes in metres, with the y axis pointing up, in the coordinates of the current node. */
export class Pen {
  /** Opacity of the current node, multiplied by that of its ancestors. */
  alpha = 1;

  constructor(
    readonly context: Canvas2D,
    readonly scene: Scene,
    readonly view: View,
    readonly tints: Tints,
  ) {}

  /** Size of a screen pixel in metres. */
  get pixel(): number {
    return 1 / (this.view.scale * this.view.pixelRatio);
  }

  /** Switches to scene coordinates until the context is restored. */
  useScene(): void {
    const { width, height, centre, scale, pixelRatio } = this.view;
    const zoom = scale * pixelRatio;
    const left = (width * pixelRatio) / 2 - centre.x * zoom;
    const top = (height * pixelRatio) / 2 + centre.y * zoom;
    this.context.setTransform(zoom, 0, 0, -zoom, left, top);
  }

  /** Adds a polyline to the path. */
  addLine(points: readonly Point[]): void {
    points.forEach(({ x, y }, index) => {
      if (index === 0) this.context.moveTo(x, y);
      else this.context.lineTo(x, y);
    });
  }

  /** Adds a line between two points to the path. */
  addSegment(from: Point, to: Point): void {
    this.context.moveTo(from.x, from.y);
    this.context.lineTo(to.x, to.y);
  }

  /** Adds a closed polygon to the path. */
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

  /** Begins a new path with a polyline. */
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

  /** Strokes the path with a line that is at least one pixel wide. */
  stroke(color: Color, width: number, alpha = 1): void {
    this.context.strokeStyle = css(color);
    this.context.globalAlpha = this.alpha * alpha;
    this.context.lineWidth = Math.max(width, this.pixel);
    this.context.stroke();
  }

  /** Adds a particle-sized disc to the path. */
  addSpot(x: number, y: number, radius: number): void {
    if (radius < SMALLEST_DISC * this.pixel) this.context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else this.addDisc({ x, y }, radius);
  }

  /** Draws several discs of one colour at once. */
  fillDiscs(points: Iterable<Point>, radius: number, color: Color, alpha = 1): void {
    this.context.beginPath();
    for (const { x, y } of points) this.addSpot(x, y, radius);
    this.fill(color, alpha);
  }

  /** The image of an asset; `undefined` if there is none, or it is not loaded. */
  picture(id: string): Picture | undefined {
    const asset = id === '' ? undefined : this.scene.assetsLibrary.getAsset(id);
    if (!(asset instanceof ImageAsset) || !asset.content || asset.width === 0 || asset.height === 0) return undefined;
    return { content: asset.content, width: asset.width, height: asset.height };
  }

  /** Draws an image upright, centred on the origin. */
  drawPicture({ content }: Picture, width: number, height: number, alpha = 1): void {
    const { context } = this;
    context.save();
    context.globalAlpha = this.alpha * alpha;
    context.scale(1, -1);
    context.drawImage(content, -width / 2, -height / 2, width, height);
    context.restore();
  }
}
