import { boundsOf, cornersOf } from '@physics-editor/physics/geometry/polygons';
import type { Point, Rect } from '@physics-editor/physics/geometry/shapes';
import type { Node } from '../core/node';
import type { Scene } from '../scene/scene';

/** Bounding rectangle of all visible nodes with a shape; `undefined` if there are none. */
export function getBoundsOfScene(scene: Scene): Rect | undefined {
  const corners = scene.children.flatMap(cornersBelow);
  return corners.length === 0 ? undefined : boundsOf(corners);
}

function cornersBelow(node: Node): Point[] {
  if (!node.visible || !node.container.visible) return [];
  const rect = node.getBoundingRect();
  const below = node.children.flatMap(cornersBelow);
  if (rect.width === 0 && rect.height === 0) return below;
  const transform = node.getSceneTransform();
  return [...cornersOf(rect).map((corner) => transform.apply(corner)), ...below];
}
