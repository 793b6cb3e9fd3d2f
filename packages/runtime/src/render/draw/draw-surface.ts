import type { Container } from '../../display/container';
import type { Drawing, Graphics } from '../../display/graphics';
import type { Pen } from '../pen';

/** Draws a layer of the scene. */
export function drawLayer(pen: Pen, layer: Container): void {
  if (!layer.visible || layer.alpha <= 0) return;
  const { alpha } = pen;
  pen.alpha = alpha * layer.alpha;
  drawSurfaces(pen, layer.children);
  pen.alpha = alpha;
}

/** Draws the surfaces that scripts have drawn on. */
export function drawSurfaces(pen: Pen, surfaces: readonly Graphics[]): void {
  for (const surface of surfaces) {
    if (!surface.visible) continue;
    for (const drawing of surface.drawings) draw(pen, drawing);
  }
}

function draw(pen: Pen, drawing: Drawing): void {
  pen.context.beginPath();
  if (drawing.kind === 'circle') pen.addDisc(drawing.centre, drawing.radius);
  else if (drawing.kind === 'polygon') pen.addPolygon(drawing.points);
  else pen.addLine(drawing.points);
  if (drawing.kind !== 'polyline' && drawing.fill.alpha > 0) pen.fill(drawing.fill.color, drawing.fill.alpha);
  const { width, color, alpha } = drawing.line;
  if (width > 0 && alpha > 0) pen.stroke(color, width, alpha);
}
