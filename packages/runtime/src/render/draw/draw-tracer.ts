import { leftOf, shifted, type Point } from '@physics-editor/physics/geometry/shapes';
import type { TracerNode } from '../../measure/tracer-node';
import { hasLine } from './draw-shape';
import type { Pen } from '../pen';

/** Draws the traced path of a node in scene coordinates. */
export function drawTracer(pen: Pen, node: TracerNode): void {
  const points = node.getPoints();
  if (points.length === 0) return;
  pen.useScene();
  if (node.style === 'dots') drawDots(pen, node, points);
  else if (node.style === 'line') drawLine(pen, node, points);
  else drawRibbon(pen, node, points);
}

function drawDots(pen: Pen, { radius, fade, fillColor, fillAlpha, drawFill }: TracerNode, points: Point[]): void {
  if (!drawFill) return;
  if (!fade) return pen.fillDiscs(points, radius, fillColor, fillAlpha);
  points.forEach((point, index) => {
    pen.fillDiscs([point], radius, fillColor, (fillAlpha * (index + 1)) / points.length);
  });
}

function drawLine(pen: Pen, node: TracerNode, points: Point[]): void {
  if (!hasLine(node)) return;
  const { fade, lineColor, lineWidth, lineAlpha } = node;
  if (!fade) {
    pen.beginLine(...points);
    return pen.stroke(lineColor, lineWidth, lineAlpha);
  }
  forEachPair(points, (from, to, index) => {
    pen.beginLine(from, to);
    pen.stroke(lineColor, lineWidth, (lineAlpha * (index + 2)) / points.length);
  });
}

function drawRibbon(pen: Pen, { radius, fade, fillColor, fillAlpha, drawFill }: TracerNode, points: Point[]): void {
  if (!drawFill) return;
  const { context } = pen;
  context.beginPath();
  forEachPair(points, (from, to, index) => {
    const side = leftOf(from, to);
    if (!side) return;
    const before = (radius * (index + 1)) / points.length;
    const after = (radius * (index + 2)) / points.length;
    if (fade) context.beginPath();
    pen.addPolygon([
      shifted(from, side, before),
      shifted(to, side, after),
      shifted(to, side, -after),
      shifted(from, side, -before),
    ]);
    if (fade) pen.fill(fillColor, (fillAlpha * (index + 2)) / points.length);
  });
  if (!fade) pen.fill(fillColor, fillAlpha);
}

function forEachPair(points: readonly Point[], action: (from: Point, to: Point, index: number) => void): void {
  points.slice(1).forEach((to, index) => action(points[index] ?? to, to, index));
}
