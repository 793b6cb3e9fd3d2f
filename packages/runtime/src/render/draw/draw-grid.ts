import type { Color } from '@physics-editor/physics/geometry/shapes';
import type { Pen } from '../pen';
import { visibleRect } from '../view';

/** Minimum distance between grid lines in CSS pixels. */
const CLOSEST = 20;
/** Number of fine cells per coarse cell. */
const FIELDS = 4;
/** Opacity of fine lines, coarse lines and axes. */
const [FINE, STRONG, AXIS] = [0.08, 0.18, 0.45];

/** Draws a two-level grid, the axes, and a dot at the origin. */
export function drawGrid(pen: Pen, color: Color): void {
  const field = fieldOf(pen.view.scale);
  drawLines(pen, field, (index) => index % FIELDS !== 0, color, FINE);
  drawLines(pen, field, (index) => index % FIELDS === 0 && index !== 0, color, STRONG);
  drawLines(pen, field, (index) => index === 0, color, AXIS);
  pen.fillDiscs([{ x: 0, y: 0 }], 3 / pen.view.scale, color, AXIS);
}

/** Size of a fine cell in metres: a power of two that suits the zoom. */
const fieldOf = (scale: number): number => 2 ** Math.ceil(Math.log2(CLOSEST / scale));

function drawLines(pen: Pen, field: number, isWanted: (index: number) => boolean, color: Color, alpha: number): void {
  const { x, y, width, height } = visibleRect(pen.view);
  const [right, top] = [x + width, y + height];
  pen.context.beginPath();
  for (let index = Math.ceil(x / field); index * field <= right; index++) {
    if (isWanted(index)) pen.addSegment({ x: index * field, y }, { x: index * field, y: top });
  }
  for (let index = Math.ceil(y / field); index * field <= top; index++) {
    if (isWanted(index)) pen.addSegment({ x, y: index * field }, { x: right, y: index * field });
  }
  pen.stroke(color, 0, alpha);
}

/** A colour that contrasts with both light and dark backgrounds. */
export const BETWEEN: Color = 0x808080;

/** Black for light colours, white for dark ones. */
export function contrasting(color: Color): Color {
  const [red, green, blue] = [(color >> 16) & 0xff, (color >> 8) & 0xff, color & 0xff];
  return 0.299 * red + 0.587 * green + 0.114 * blue > 127 ? 0x000000 : 0xffffff;
}
