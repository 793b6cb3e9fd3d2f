import { b2PolygonShape, b2Transform, b2Vec2, b2_polygonRadius, type XY } from '@box2d/core';
import { sides } from '../geometry/polygons';
import { distance, type Polygon } from '../geometry/shapes';

/** What is closer than this to the side of a piece is in it, in metres: else a point on the seam of two might be in neither. */
const SEAM = 1e-9;

/**
 * A convex polygon, counter-clockwise. The engine's own way to make one takes eight corners at most, welds those that are closer than 2.5 mm, and
 * makes a box of 2 m of what is left of a thin shape. Its `m_centroid` stays unset: the engine reads it for contacts with edge shapes alone, as it
 * does its limit of eight corners, and no body has one.
 */
export class ConvexShape extends b2PolygonShape {
  /**
   * @param polygon - its corners
   * @param skin - distance at which others are held, in metres
   */
  constructor(polygon: Polygon, skin = b2_polygonRadius) {
    super();
    this.m_radius = skin;
    this.m_count = polygon.length;
    this.m_vertices = polygon.map(({ x, y }) => new b2Vec2(x, y));
    this.m_normals = sides(polygon).map(([from, to]) => {
      const length = distance(from, to);
      return new b2Vec2((to.y - from.y) / length, (from.x - to.x) / length);
    });
  }

  override Clone(): ConvexShape {
    return new ConvexShape(this.m_vertices, this.m_radius);
  }

  override TestPoint(transform: b2Transform, point: XY): boolean {
    const { x, y } = b2Transform.TransposeMultiplyVec2(transform, point, new b2Vec2());
    return this.m_vertices.every((corner, index) => {
      const normal = this.m_normals[index];
      return normal && normal.x * (x - corner.x) + normal.y * (y - corner.y) <= SEAM;
    });
  }
}
