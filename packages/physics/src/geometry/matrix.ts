import type { Point } from './shapes';

/**
 * A rigid transform of the plane, a rotation followed by a translation: it converts a node's coordinates to those
 * around it.
 *
 * @see {@link Node.getSceneTransform}
 */
export class Matrix {
  /** The identity transform. */
  static readonly identity = new Matrix(1, 0, 0, 0);

  private constructor(
    private readonly cos: number,
    private readonly sin: number,
    private readonly x: number,
    private readonly y: number,
  ) {}

  /**
   * Creates a transform from a position and a rotation.
   * @param x - horizontal position in metres
   * @param y - vertical position in metres
   * @param angle - rotation in radians, counter-clockwise
   */
  static at(x: number, y: number, angle: number): Matrix {
    return new Matrix(Math.cos(angle), Math.sin(angle), x, y);
  }

  /**
   * Transforms a point from the node's coordinates to those around it.
   * @param point - point in the node's coordinates
   */
  apply({ x, y }: Point): Point {
    return { x: this.cos * x - this.sin * y + this.x, y: this.sin * x + this.cos * y + this.y };
  }

  /**
   * Transforms a point by the inverse: from the coordinates around the node to the node's own.
   * @param point - point in the coordinates around the node
   */
  applyInverse(point: Point): Point {
    const x = point.x - this.x;
    const y = point.y - this.y;
    return { x: this.cos * x + this.sin * y, y: this.cos * y - this.sin * x };
  }

  /** Rotation in radians, from −π to π. */
  get angle(): number {
    return Math.atan2(this.sin, this.cos);
  }

  /**
   * Returns the product with another transform, which applies `inner` first and this one second.
   * @param inner - the transform to apply first
   */
  times(inner: Matrix): Matrix {
    const { x, y } = this.apply({ x: inner.x, y: inner.y });
    return new Matrix(this.cos * inner.cos - this.sin * inner.sin, this.sin * inner.cos + this.cos * inner.sin, x, y);
  }
}
