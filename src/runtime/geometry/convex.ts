import { b2PolygonShape, b2Transform, b2Vec2, b2_maxPolygonVertices, b2_polygonRadius, type XY } from '@box2d/core';
import { signedArea } from './polygons';
import type { Point, Polygon } from './shapes';

/** A convex polygon, counter-clockwise, in pieces of as many corners as the physics engine takes. */
export function splitConvex(polygon: Polygon): Polygon[] {
  const [first, ...rest] = polygon;
  if (!first || polygon.length <= b2_maxPolygonVertices) return [polygon];
  const pieces: Polygon[] = [];
  const corners = b2_maxPolygonVertices - 1;
  for (let at = 0; at < rest.length - 1; at += corners - 1) pieces.push([first, ...rest.slice(at, at + corners)]);
  return pieces;
}

/** What is closer than this to the side of a piece is in it, in metres: else a point on the seam of two might be in neither. */
const SEAM = 1e-9;

/**
 * A convex polygon, counter-clockwise, of at most eight corners. The engine's own way to make one welds corners that are closer than 2.5 mm, and
 * makes a box of 2 m of what is left of a thin shape.
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
    this.m_normals = polygon.map((from, index) => {
      const to = polygon[(index + 1) % polygon.length] ?? from;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return new b2Vec2((to.y - from.y) / length, (from.x - to.x) / length);
    });
    this.m_centroid.Copy(centroid(polygon));
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

/** Centre of mass of a polygon. */
function centroid(polygon: Polygon): Point {
  const origin = polygon[0] ?? { x: 0, y: 0 };
  let [x, y] = [0, 0];
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [fromX, fromY, toX, toY] = [from.x - origin.x, from.y - origin.y, to.x - origin.x, to.y - origin.y];
    const cross = fromX * toY - toX * fromY;
    x += (fromX + toX) * cross;
    y += (fromY + toY) * cross;
  });
  const scale = 1 / (6 * signedArea(polygon));
  return { x: origin.x + x * scale, y: origin.y + y * scale };
}
