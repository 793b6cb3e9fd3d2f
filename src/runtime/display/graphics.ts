import type { Color, Point } from '../geometry/shapes';

/** How a line is drawn. */
export interface LineStyle {
  /** In metres; 0 draws no line. */
  width: number;
  color: Color;
  /** 0 to 1. */
  alpha: number;
}

/** How an area is filled. */
export interface FillStyle {
  color: Color;
  /** 0 to 1. */
  alpha: number;
}

/** One thing that was drawn on a surface. */
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

/** A surface that scripts draw on, in metres. What was drawn stays until it is cleared. */
export class Graphics {
  /** Whether the surface is drawn. */
  visible = true;

  /**
   * The container that the surface is on, which keeps this up to date.
   * @internal
   */
  parent: { removeChild: (surface: Graphics) => void } | undefined;

  private readonly drawn: Drawing[] = [];

  /** What was drawn, in its order. */
  get drawings(): readonly Drawing[] {
    return this.drawn;
  }

  /** Removes all that was drawn. */
  clear(): this {
    this.drawn.length = 0;
    return this;
  }

  /** Takes the surface off its container and removes all that was drawn. */
  destroy(): void {
    this.parent?.removeChild(this);
    this.clear();
  }

  /** Draws a disc. The styles are copied: changing them later changes nothing that was drawn. */
  drawCircle(x: number, y: number, radius: number, line: LineStyle, fill: FillStyle): this {
    this.drawn.push({ kind: 'circle', centre: { x, y }, radius, fill: { ...fill }, line: { ...line } });
    return this;
  }

  /** Draws a closed shape. */
  drawPolygon(points: readonly Point[], line: LineStyle, fill: FillStyle): this {
    this.drawn.push({ kind: 'polygon', points: [...points], fill: { ...fill }, line: { ...line } });
    return this;
  }

  /** Draws an open line. */
  drawPolyline(points: readonly Point[], line: LineStyle): this {
    this.drawn.push({ kind: 'polyline', points: [...points], line: { ...line } });
    return this;
  }
}
