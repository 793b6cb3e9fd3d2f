import { BodyNode } from '../bodies/body-node';
import { PolygonNode } from '../bodies/polygon-node';
import type { Node } from '../core/node';
import { SceneError } from '../core/scene-error';
import { clip, type BooleanOperation } from '@physics-editor/physics/geometry/clip';
import { movedRegion, type Region } from '@physics-editor/physics/geometry/outlines';
import type { Point, Polygon } from '@physics-editor/physics/geometry/shapes';
import type { Scene } from '../scene/scene';

/**
 * Combines several bodies into one: their union, their intersection, or the lowest body minus those above it. The
 * result inherits position, properties and children of the lowest body; the originals and their joints are removed.
 * Curves are approximated by straight edges.
 * @returns the new body, which replaces the lowest one in the tree; during a step, it is inserted when the step ends
 * @throws SceneError if there are fewer than two nodes, one is not a body, they are not in the same scene, an outline
 * is too intricate, or nothing would be left
 */
export function booleanOperation(operation: BooleanOperation, nodes: readonly Node[]): PolygonNode {
  const [lowest, ...others] = inDrawingOrder(operation, nodes);
  const { parent } = lowest;
  if (!parent) return refuse(operation, `${lowest.describe()} is in no tree`);
  const regions = clip(operation, lowest.regions(), ...others.map((body) => regionsIn(lowest, body)));
  if (!regions) return refuse(operation, `the outline of ${lowest.describe()}, or one above it, is too intricate`);
  if (regions.length === 0) refuse(operation, `nothing would be left of ${lowest.describe()}`);
  const made = withPropertiesOf(lowest, regions.flat());
  lowest.findSceneNode()?.defer(() => {
    parent.insertChild(made, parent.childIndex(lowest));
    made.addChildren(lowest.children.filter((child) => !nodes.includes(child)));
    for (const body of [lowest, ...others]) body.parent?.removeChild(body);
  });
  return made;
}

const refuse = (operation: BooleanOperation, problem: string): never => {
  throw new SceneError(`The ${operation} cannot be made: ${problem}.`);
};

function inDrawingOrder(operation: BooleanOperation, nodes: readonly Node[]): readonly [BodyNode, ...BodyNode[]] {
  const bodies = [...new Set(nodes)].map((node) =>
    node instanceof BodyNode ? node : refuse(operation, `${node.describe()} is not a body`),
  );
  const scene = sceneOf(operation, bodies);
  const order = scene.getDescendants();
  const [lowest, ...others] = bodies.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  if (!lowest || others.length === 0) return refuse(operation, `it needs two bodies at least, not ${bodies.length}`);
  return [lowest, ...others];
}

function sceneOf(operation: BooleanOperation, bodies: readonly BodyNode[]): Scene {
  const scene = bodies[0]?.findSceneNode();
  const outside = bodies.find((body) => body.findSceneNode() !== scene);
  if (outside) return refuse(operation, `${outside.describe()} is in another scene than the others`);
  return (
    scene ?? refuse(operation, bodies[0] ? `${bodies[0].describe()} is in no scene` : 'it needs two bodies at least')
  );
}

/** The shape of a body in the coordinates of another. */
const regionsIn = (node: BodyNode, body: BodyNode): readonly Region[] => {
  const moved = (point: Point): Point => node.toLocal(body.toGlobal(point));
  return body.regions().map((region) => movedRegion(region, moved));
};

/** Creates a polygon with the values of all properties that it shares with another body. */
function withPropertiesOf(body: BodyNode, polygons: readonly Polygon[]): PolygonNode {
  const made = new PolygonNode();
  for (const { path } of PolygonNode.propertyDescriptors) {
    if (path !== 'polygons' && path in body.values) made.setProperty(path, body.getProperty(path));
  }
  made.polygons = polygons;
  return made;
}
