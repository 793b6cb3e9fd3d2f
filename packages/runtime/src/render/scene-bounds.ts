import { boundsOf } from '@physics-editor/physics/geometry/polygons';
import type { Point, Rect } from '@physics-editor/physics/geometry/shapes';
import type { Node } from '../core/node';
import type { Scene } from '../scene/scene';

/** Bounding rectangle of all visible nodes with a shape; `undefined` if there are none. */
export function getBoundsOfScene(scene: Scene): Rect | undefined {
  const corners = scene.children.flatMap(cornersOf);
  return corners.length === 0 ? undefined : boundsOf(corners);
}

function cornersOf(node: Node): Point[] {
  if (!node.visible || !node.container.visible) return [];
  const { x, y, width, height } = node.getBoundingRect();
  const below = node.children.flatMap(cornersOf);
  if (width === 0 && height === 0) return below;
  const transform = node.getSceneTransform();
  const corners = [x, x + width].flatMap((x) => [y, y + height].map((y) => transform.apply({ x, y })));
  return [...corners, ...below];
}
