import { SceneError } from '../core/scene-error';
import type { Color, Point } from '@physics-editor/physics/geometry/shapes';

/** Style of a line. */
export interface LineStyle {
  /** Line width in metres; 0 for no line. */
  width: number;
  /** Line colour. */
  color: Color;
  /** Opacity, from 0 to 1. */
  alpha: number;
}

/** Style of a fill. */
export interface FillStyle {
  /** Fill colour. */
  color: Color;
  /** Opacity, from 0 to 1. */
  alpha: number;
}

/** A shape drawn on a surface. */
export type Drawing =
  | {
      readonly kind: 'circle';
      readonly centre: Point;
      readonly radius: number;
      readonly fill: FillStyle;
      readonly line: LineStyle;
    }
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly fill: FillStyle; readonly line: LineStyle }
  | { readonly kind: 'polyline'; readonly points: readonly Point[]; readonly line: LineStyle };

/**
 * A surface that scripts draw on, with coordinates in metres. Drawings remain until the surface is cleared.
 *
 * @see {@link Container}
 */
export class Graphics {
  /** Whether the surface is drawn. */
  visible = true;

  /**
   * The container that holds the surface; maintained by the container.
   * @internal
   */
  parent: { removeChild: (surface: Graphics) => void } | undefined;

  private readonly drawn: Drawing[] = [];

  /** The drawings, in the order in which they were made. */
  get drawings(): readonly Drawing[] {
    return this.drawn;
  }

  /**
   * Removes all drawings.
   * @returns this surface
   */
  clear(): this {
    this.drawn.length = 0;
    return this;
  }

  /** Removes the surface from its container, and removes all drawings. */
  destroy(): void {
    this.parent?.removeChild(this);
    this.clear();
  }

  /**
   * Draws a disc. The styles are copied, so changing them later does not affect the drawing.
   * @param x - horizontal position of the centre, in metres
   * @param y - vertical position of the centre, in metres
   * @param radius - radius in metres
   * @param line - style of the edge
   * @param fill - style of the fill
   * @returns this surface
   * @throws SceneError if the radius is not a number of at least 0
   */
  drawCircle(x: number, y: number, radius: number, line: LineStyle, fill: FillStyle): this {
    if (!(radius >= 0)) throw new SceneError(`drawCircle: radius must be a number of at least 0, not ${radius}.`);
    this.drawn.push({ kind: 'circle', centre: { x, y }, radius, fill: { ...fill }, line: { ...line } });
    return this;
  }

  /**
   * Draws a polygon, which is closed automatically. The styles are copied.
   * @param points - vertices in metres
   * @param line - style of the edge
   * @param fill - style of the fill
   * @returns this surface
   */
  drawPolygon(points: readonly Point[], line: LineStyle, fill: FillStyle): this {
    this.drawn.push({ kind: 'polygon', points: [...points], fill: { ...fill }, line: { ...line } });
    return this;
  }

  /**
   * Draws an open polyline. The style is copied.
   * @param points - vertices in metres
   * @param line - style of the line
   * @returns this surface
   */
  drawPolyline(points: readonly Point[], line: LineStyle): this {
    this.drawn.push({ kind: 'polyline', points: [...points], line: { ...line } });
    return this;
  }
}
