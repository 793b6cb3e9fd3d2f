import { b2CircleShape, b2PolygonShape, type b2Shape } from '@box2d/core';
import { ConvexShape } from './convex-shape';
import { HalfDiscShape } from './half-disc-shape';
import { ToothShape } from './tooth-shape';
import type { Matrix } from '../geometry/matrix';

/** A shape of the physics engine at another place. */
export function movedShape(shape: b2Shape, transform: Matrix): b2Shape {
  if (shape instanceof HalfDiscShape || shape instanceof ToothShape) return shape.movedBy(transform);
  if (shape instanceof b2CircleShape) return new b2CircleShape().Set(transform.apply(shape.m_p), shape.m_radius);
  if (!(shape instanceof b2PolygonShape)) throw new Error(`A shape of the kind ${shape.GetType()} cannot be moved.`);
  return new ConvexShape(
    shape.m_vertices.map((corner) => transform.apply(corner)),
    shape.m_radius,
  );
}
