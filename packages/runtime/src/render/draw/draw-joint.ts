import type { JointNode } from '../../joints/joint-node';
import type { SpringNode } from '../../joints/spring-node';
import { WeldJointNode } from '../../joints/weld-joint-node';
import { between, leftOf, shifted, type Point } from '@physics-editor/physics/geometry/shapes';
import { drawPath, hasLine } from './draw-shape';
import type { Pen } from '../pen';

/** Radius of the marker at an anchor, in metres. */
const MARK = 0.06;
/** Fraction of a spring that is straight at each end. */
const STRAIGHT = 0.1;

/** Draws a joint: a line between its anchors, which are discs, or squares for a weld. */
export function drawJoint(pen: Pen, node: JointNode): void {
  pen.useScene();
  const a = node.getWorldAnchorA();
  const b = node.getWorldAnchorB();
  if (hasLine(node)) {
    pen.beginLine(a, b);
    pen.stroke(node.lineColor, node.lineWidth, node.lineAlpha);
  }
  for (const anchor of [a, b]) {
    pen.context.beginPath();
    if (node instanceof WeldJointNode) pen.context.rect(anchor.x - MARK, anchor.y - MARK, 2 * MARK, 2 * MARK);
    else pen.addDisc(anchor, MARK);
    drawPath(pen, node);
  }
}

/** Draws a spring with its coils. */
export function drawSpring(pen: Pen, node: SpringNode): void {
  if (!hasLine(node)) return;
  pen.useScene();
  pen.beginLine(...turnsOf(node.getWorldAnchorA(), node.getWorldAnchorB(), node.coils, node.coilWidth));
  pen.stroke(node.lineColor, node.lineWidth, node.lineAlpha);
}

function turnsOf(a: Point, b: Point, coils: number, width: number): Point[] {
  const side = leftOf(a, b);
  if (!side) return [a, b];
  const turns = Array.from({ length: 2 * coils }, (_, index) => {
    const share = STRAIGHT + ((1 - 2 * STRAIGHT) * (index + 0.5)) / (2 * coils);
    return shifted(between(a, b, share), side, (index % 2 === 0 ? width : -width) / 2);
  });
  return [a, between(a, b, STRAIGHT), ...turns, between(a, b, 1 - STRAIGHT), b];
}
