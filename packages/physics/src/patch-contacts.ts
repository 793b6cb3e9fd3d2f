import {
  b2CollidePolygons,
  b2Contact,
  b2ContactFeatureType,
  b2ManifoldType,
  b2ShapeType,
  b2Transform,
  b2Vec2,
  type b2Manifold,
  type b2PolygonShape,
  type b2World,
} from '@box2d/core';
import { meshTeeth, transferImpulse } from './mesh-teeth';
import { ToothShape } from './shapes/tooth-shape';

const { e_faceB } = b2ManifoldType;
const { e_vertex, e_face } = b2ContactFeatureType;

/**
 * Lets contacts of polygons keep their impulses. The engine recognises the points of a contact by the corner of one polygon and the side of the
 * other that meet there. Where the side is of the second polygon, `b2_collide_polygon.js` is to swap the two, but overwrites one with the other:
 * whenever the side changes polygons, as it does all the time between parallel sides, the impulses of the last step are lost, and stacks sink and
 * spread.
 */
export function patchContacts(world: b2World): void {
  const { e_polygon } = b2ShapeType;
  world.GetContactManager().m_contactFactory['AddType'](PolygonContact, e_polygon, e_polygon);
}

class PolygonContact extends b2Contact<b2PolygonShape, b2PolygonShape> {
  override Evaluate(manifold: b2Manifold, transformA: b2Transform, transformB: b2Transform): void {
    const polygonA = this.GetShapeA();
    const polygonB = this.GetShapeB();
    const areTeeth = polygonA instanceof ToothShape && polygonB instanceof ToothShape;
    if (areTeeth && meshTeeth(manifold, polygonA, transformA, polygonB, transformB)) {
      // Unless somebody only asks how they would touch.
      if (manifold === this.m_manifold) transferImpulse(this.m_oldManifold, this);
      return;
    }
    b2CollidePolygons(manifold, polygonA, transformA, polygonB, transformB);
    if (manifold.type === e_faceB) identify(manifold, transformA, polygonB, transformB);
  }
}

const [scratch, point] = [new b2Vec2(), new b2Vec2()];

/** States again what of the second polygon meets the first at the points of a contact: its reference side, or an end of it. */
function identify(manifold: b2Manifold, transformA: b2Transform, polygonB: b2PolygonShape, transformB: b2Transform) {
  const { localNormal, localPoint, pointCount, points } = manifold;
  const side = sideWith(polygonB, localNormal);
  for (let at = 0; at < pointCount; at++) {
    const found = points[at];
    if (!found) continue;
    const { cf } = found.id;
    if (cf.typeA === e_vertex) {
      cf.typeB = e_face;
      cf.indexB = side;
      continue;
    }
    b2Transform.MultiplyVec2(transformA, found.localPoint, scratch);
    b2Transform.TransposeMultiplyVec2(transformB, scratch, point);
    const along = localNormal.x * (point.y - localPoint.y) - localNormal.y * (point.x - localPoint.x);
    cf.typeB = e_vertex;
    cf.indexB = along < 0 ? side : (side + 1) % polygonB.m_count;
  }
}

/** The side of a polygon with a normal. */
function sideWith({ m_count, m_normals }: b2PolygonShape, { x, y }: b2Vec2): number {
  let [best, most] = [0, -Infinity];
  for (let at = 0; at < m_count; at++) {
    const normal = m_normals[at];
    const cosine = normal ? normal.x * x + normal.y * y : -Infinity;
    if (cosine > most) [best, most] = [at, cosine];
  }
  return best;
}
