import type { BodyNode } from '../../bodies/body-node';
import type { CircleNode } from '../../bodies/circle-node';
import { PIXELS_PER_METRE, type GraphicsNode } from '../../core/graphics-node';
import { degToRad } from '@physics-editor/physics/geometry/shapes';
import type { TextNode } from '../../text/text-node';
import { drawNodeText } from './draw-text';
import type { Pen } from '../pen';

/** Draws any body: its outline and its text. */
export function drawBody(pen: Pen, node: BodyNode): void {
  pen.context.beginPath();
  for (const polygon of node.outline()) pen.addPolygon(polygon);
  drawPath(pen, node);
  drawNodeText(pen, node, node.getBoundingRect().width);
}

/** Draws a disc, with the line that shows its rotation. */
export function drawCircle(pen: Pen, node: CircleNode): void {
  const { radius } = node;
  pen.context.beginPath();
  pen.addDisc({ x: 0, y: 0 }, radius);
  drawPath(pen, node);
  if (node.drawRadius && hasLine(node)) {
    pen.beginLine({ x: 0, y: 0 }, { x: radius, y: 0 });
    pen.stroke(node.lineColor, node.lineWidth, node.lineAlpha);
  }
  drawNodeText(pen, node, 2 * radius);
}

/** Draws a text node, with the box behind it. */
export function drawTextNode(pen: Pen, node: TextNode): void {
  const { x, y, width, height } = node.getBoundingRect();
  if (width > 0) {
    pen.context.beginPath();
    pen.context.rect(x, y, width, height);
    drawPath(pen, node);
  }
  drawNodeText(pen, node, Infinity);
}

/** Fills and strokes the path in the node's style. */
export function drawPath(pen: Pen, node: GraphicsNode): void {
  if (node.drawFill && node.fillAlpha > 0) {
    const picture = pen.picture(node.fillTexture);
    if (picture) {
      const { context } = pen;
      context.save();
      context.clip();
      context.translate(node.fillTextureOffsetX, node.fillTextureOffsetY);
      context.rotate(degToRad(node.fillTextureAngle));
      const width = (picture.width * node.fillTextureScaleX) / PIXELS_PER_METRE;
      const height = (picture.height * node.fillTextureScaleY) / PIXELS_PER_METRE;
      pen.drawPicture(picture, width, height, node.fillAlpha);
      context.restore();
    } else {
      pen.fill(node.fillColor, node.fillAlpha);
    }
  }
  if (hasLine(node)) pen.stroke(node.lineColor, node.lineWidth, node.lineAlpha);
}

/** Whether the line of a node is visible. */
export const hasLine = ({ drawLine, lineWidth, lineAlpha }: GraphicsNode): boolean =>
  drawLine && lineWidth > 0 && lineAlpha > 0;
