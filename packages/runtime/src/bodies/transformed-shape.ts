import { sides, totalArea } from '@physics-editor/physics/geometry/polygons';
import type { Point, Polygon } from '@physics-editor/physics/geometry/shapes';

/** A straight edge of an outline. */
export interface Edge {
  /** First vertex, in scene coordinates. */
  readonly start: Point;
  /** Second vertex, in scene coordinates. */
  readonly end: Point;
}

/** The outline of a body in scene coordinates, as {@link BodyNode.getTransformedShape} returns it. */
export class TransformedShape {
  /** @param polygons - outlines in scene coordinates: solid ones counter-clockwise, holes clockwise */
  constructor(readonly polygons: readonly Polygon[]) {}

  /** All edges, outline by outline. */
  get edges(): readonly Edge[] {
    return this.polygons.flatMap(sides).map(([start, end]) => ({ start, end }));
  }

  /** Returns the area in m², less the area of the holes. */
  area(): number {
    return totalArea(this.polygons);
  }
}
