import type { Point } from './shapes';

/** A turn and a shift of the plane: where a node's own coordinates are in those around it. */
export class Matrix {
  /** The transform that changes nothing. */
  static readonly identity = new Matrix(1, 0, 0, 0);

  private constructor(
    private readonly cos: number,
    private readonly sin: number,
    private readonly x: number,
    private readonly y: number,
  ) {}

  /**
   * The transform of something at a place.
   * @param angle - in radians, counter-clockwise
   */
  static at(x: number, y: number, angle: number): Matrix {
    return new Matrix(Math.cos(angle), Math.sin(angle), x, y);
  }

  /** Own coordinates to those around. */
  apply({ x, y }: Point): Point {
    return { x: this.cos * x - this.sin * y + this.x, y: this.sin * x + this.cos * y + this.y };
  }

  /** Coordinates around to own ones. */
  applyInverse(point: Point): Point {
    const x = point.x - this.x;
    const y = point.y - this.y;
    return { x: this.cos * x + this.sin * y, y: this.cos * y - this.sin * x };
  }

  /** Direction in radians, −π to π. */
  get angle(): number {
    return Math.atan2(this.sin, this.cos);
  }

  /** The transform that does `inner` first and then this one. */
  times(inner: Matrix): Matrix {
    const { x, y } = this.apply({ x: inner.x, y: inner.y });
    return new Matrix(this.cos * inner.cos - this.sin * inner.sin, this.sin * inner.cos + this.cos * inner.sin, x, y);
  }
}
