import { leftOf, shifted } from '@physics-editor/physics/geometry/shapes';
import type { RulerNode } from '../../measure/ruler-node';
import { drawLabel } from './draw-text';
import type { Pen } from '../pen';

/** Half the length of the end markers, and the font size, in CSS pixels. */
const MARK = 6;
const LETTERS = 14;

/** Draws a ruler: a line with markers at its ends, and the measured values above its middle. */
export function drawRuler(pen: Pen, node: RulerNode): void {
  pen.useScene();
  const { scale } = pen.view;
  const [a, b] = node.getEnds();
  const side = leftOf(a, b) ?? { x: 0, y: 1 };
  const mark = MARK / scale;
  pen.beginLine(a, b);
  for (const end of [a, b]) pen.addSegment(shifted(end, side, -mark), shifted(end, side, mark));
  if (node.drawLine) pen.stroke(node.lineColor, node.lineWidth, node.lineAlpha);
  // The label is upright in every direction of the ruler.
  const up = side.y < 0 ? -1 : 1;
  const middle = shifted({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, side, (up * LETTERS) / scale);
  const angle = Math.atan2(-side.x * up, side.y * up);
  drawLabel(pen, node.label, middle, { color: node.lineColor, alpha: node.lineAlpha, size: LETTERS / scale, angle });
}
