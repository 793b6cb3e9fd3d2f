import { BodyNode } from '../../bodies/body-node';
import { CircleNode } from '../../bodies/circle-node';
import { MultipartBodyNode } from '../../bodies/multipart-body-node';
import type { Node, NodeClass } from '../../core/node';
import { JointNode } from '../../joints/joint-node';
import { degToRad } from '@physics-editor/physics/geometry/shapes';
import { SpringNode } from '../../joints/spring-node';
import { GraphNode } from '../../measure/graph-node';
import { RulerNode } from '../../measure/ruler-node';
import { TracerNode } from '../../measure/tracer-node';
import { ParticleEmitterNode } from '../../particles/particle-emitter-node';
import { ParticleGroupNode } from '../../particles/particle-group-node';
import { ParticleLifeNode } from '../../particles/particle-life-node';
import { SpriteNode } from '../../sprites/sprite-node';
import { TilingSpriteNode } from '../../sprites/tiling-sprite-node';
import { TextNode } from '../../text/text-node';
import { drawGraph } from './draw-graph';
import { drawJoint, drawSpring } from './draw-joint';
import { drawEmitter, drawParticleGroup, drawParticleLife } from './draw-particles';
import { drawRuler } from './draw-ruler';
import { drawBody, drawCircle, drawTextNode } from './draw-shape';
import { drawSprite, drawTilingSprite } from './draw-sprite';
import { drawSurfaces } from './draw-surface';
import { drawNodeText } from './draw-text';
import { drawTracer } from './draw-tracer';
import type { Pen } from '../pen';

/** Draws a node if it is an instance of a class. Returns whether it is. */
type Painter = (pen: Pen, node: Node) => boolean;

const painter =
  <Instance extends Node>(type: NodeClass<Instance>, draw: (pen: Pen, node: Instance) => void): Painter =>
  (pen, node) => {
    if (!(node instanceof type)) return false;
    draw(pen, node);
    return true;
  };

/** The first painter that matches is used, so subclasses precede their base classes. */
const PAINTERS: readonly Painter[] = [
  painter(CircleNode, drawCircle),
  painter(MultipartBodyNode, drawMultipartBody),
  painter(BodyNode, drawBody),
  painter(JointNode, drawJoint),
  painter(SpringNode, drawSpring),
  painter(ParticleGroupNode, drawParticleGroup),
  painter(ParticleEmitterNode, drawEmitter),
  painter(ParticleLifeNode, drawParticleLife),
  painter(TracerNode, drawTracer),
  painter(GraphNode, drawGraph),
  painter(RulerNode, drawRuler),
  painter(TextNode, drawTextNode),
  painter(TilingSpriteNode, drawTilingSprite),
  painter(SpriteNode, drawSprite),
];

/** Draws a node and its children, in the coordinates of its parent. */
export function drawNode(pen: Pen, node: Node): void {
  if (!isSeen(node)) return;
  const { context, alpha } = pen;
  pen.alpha = alpha * node.alpha * node.container.alpha;
  if (pen.alpha > 0) {
    context.save();
    context.translate(node.x, node.y);
    context.rotate(degToRad(node.angle));
    // Some painters switch to other coordinates.
    context.save();
    PAINTERS.some((draw) => draw(pen, node));
    context.restore();
    drawContents(pen, node);
    context.restore();
  }
  pen.alpha = alpha;
}

/** Draws the surfaces and the children of a node. */
export function drawContents(pen: Pen, node: Node): void {
  drawSurfaces(pen, node.container.children);
  for (const child of node.children) drawNode(pen, child);
}

/** Whether a node itself is visible. */
export const isSeen = (node: Node): boolean => node.visible && node.container.visible;

/** The parts draw themselves; the body only adds its text. */
function drawMultipartBody(pen: Pen, node: MultipartBodyNode): void {
  for (const part of node.parts) drawNode(pen, part);
  drawNodeText(pen, node, node.getBoundingRect().width);
}
