import type { BodyNode } from '@physics-editor/runtime';
import { toCanvas, type Canvas2D, type View } from '@physics-editor/runtime/render/index';

/** Colours and widths in CSS pixels, widest first: one of them contrasts with any background. */
const STROKES = [
  ['#111a2c', 8],
  ['#fffdf8', 6],
  ['#c8401a', 3],
] as const;
/** Smallest radius of a ring, in CSS pixels: smaller bodies get a circle of it around them. */
const SMALLEST = 12;

/** Draws a ring around a body, above everything else. */
export function drawRing(context: Canvas2D, view: View, body: BodyNode): void {
  const { polygons } = body.getTransformedShape();
  const outlines = polygons.map((polygon) => polygon.map((point) => toCanvas(view, point)));
  const middle = toCanvas(view, body.getScenePosition());
  const reach = Math.max(...outlines.flat().map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  context.save();
  context.setTransform(view.pixelRatio, 0, 0, view.pixelRatio, 0, 0);
  context.globalAlpha = 1;
  context.lineJoin = 'round';
  context.beginPath();
  if (reach < SMALLEST) {
    context.arc(middle.x, middle.y, SMALLEST, 0, 2 * Math.PI);
  } else {
    for (const [first, ...others] of outlines) {
      if (!first) continue;
      context.moveTo(first.x, first.y);
      for (const { x, y } of others) context.lineTo(x, y);
      context.closePath();
    }
  }
  for (const [color, width] of STROKES) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
  context.restore();
}
