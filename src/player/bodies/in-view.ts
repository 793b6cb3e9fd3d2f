import { grabbableBodies, type BodyNode, type Scene } from '../../runtime';
import { visibleRect, type View } from '../../runtime/render';

/** The bodies of a scene that can be grabbed and are in view, in the order of the tree; all of them before the first picture. */
export const bodiesInView = (scene: Scene, view: View | undefined): BodyNode[] =>
  grabbableBodies(scene).filter((body) => !view || isInView(body, view));

function isInView({ body }: BodyNode, view: View): boolean {
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
