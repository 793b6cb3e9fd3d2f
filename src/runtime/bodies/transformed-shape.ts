import { sides, totalArea } from '../geometry/polygons';
import type { Point, Polygon } from '../geometry/shapes';

/** A straight part of an outline. */
export interface Edge {
  readonly start: Point;
  readonly end: Point;
}

/** The outline of a body in the coordinates of the scene. */
export class TransformedShape {
  /** @param polygons - outlines, counter-clockwise; holes clockwise */
  constructor(readonly polygons: readonly Polygon[]) {}

  /** All edges, outline after outline. */
  get edges(): readonly Edge[] {
    return this.polygons.flatMap(sides).map(([start, end]) => ({ start, end }));
  }

  /** Area in m², holes taken off. */
  area(): number {
    return totalArea(this.polygons);
  }
}
