import type { BodyNode } from '@physics-editor/runtime';
import { visibleRect, type View } from '@physics-editor/runtime/render/index';

/** Whether a body is in view, at least in part. Before the first picture, every body counts. */
export function isInView({ body }: BodyNode, view: View | undefined): boolean {
  if (!view) return true;
  const { x, y, width, height } = visibleRect(view);
  for (let fixture = body?.GetFixtureList(); fixture; fixture = fixture.GetNext()) {
    for (let at = 0; at < fixture.GetShape().GetChildCount(); at++) {
      const { lowerBound, upperBound } = fixture.GetAABB(at);
      const isBeside = lowerBound.x > x + width || upperBound.x < x || lowerBound.y > y + height || upperBound.y < y;
      if (!isBeside) return true;
    }
  }
  return false;
}
