import type { Rect } from '@physics-editor/physics/geometry/shapes';
import type { GraphNode } from '../../measure/graph-node';
import { hasLine } from './draw-shape';
import { drawLabel, type LabelStyle } from './draw-text';
import type { Pen } from '../pen';

/** Sizes as fractions of the shorter side of the graph. */
const LETTERS = 0.055;
const MARGIN = 0.03;
/** Target number of ticks. */
const MAX_TICKS = 6;

/** Draws a graph: background, grid, curve and labels. */
export function drawGraph(pen: Pen, node: GraphNode): void {
  const { context } = pen;
  const outer = node.getBoundingRect();
  if (node.drawFill) {
    context.beginPath();
    context.rect(outer.x, outer.y, outer.width, outer.height);
    pen.fill(node.fillColor, node.fillAlpha);
  }
  const letters = Math.min(node.width, node.height) * LETTERS;
  const area = innerArea(node, outer, letters);
  const limits = node.getLimits();
  if (!Number.isFinite(limits.width) || !Number.isFinite(limits.height)) return;
  const toX = (value: number): number => area.x + ((value - limits.x) / limits.width) * area.width;
  const toY = (value: number): number => area.y + ((value - limits.y) / limits.height) * area.height;
  const label = (text: string, x: number, y: number, style: Partial<LabelStyle>): void =>
    drawLabel(pen, text, { x, y }, { color: node.lineColor, size: letters, ...style });
  const xTicks = ticksOf(limits.x, limits.width);
  const yTicks = ticksOf(limits.y, limits.height);
  const [bottom, top] = [area.y, area.y + area.height];
  const [left, right] = [area.x, area.x + area.width];

  if (node.showGrid) {
    context.beginPath();
    for (const x of xTicks.map(toX)) pen.addSegment({ x, y: bottom }, { x, y: top });
    for (const y of yTicks.map(toY)) pen.addSegment({ x: left, y }, { x: right, y });
    pen.stroke(node.lineColor, 0, 0.15);
  }
  pen.beginLine({ x: left, y: top }, { x: left, y: bottom }, { x: right, y: bottom });
  pen.stroke(node.lineColor, 0, 0.6);

  if (hasLine(node)) {
    context.save();
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
    context.beginPath();
    pen.addLine(node.getPoints().map(({ x, y }) => ({ x: toX(x), y: toY(y) })));
    pen.stroke(node.lineColor, node.lineWidth, node.lineAlpha);
    context.restore();
  }

  if (node.title !== '') label(node.title, 0, outer.y + outer.height - letters, { size: 1.3 * letters });
  if (!node.showLabels) return;
  for (const value of xTicks) label(String(value), toX(value), bottom - letters, {});
  for (const value of yTicks) label(String(value), left - letters / 2, toY(value), { align: 'right' });
  label(node.xProperty, (left + right) / 2, outer.y + letters, {});
  label(node.yProperty, outer.x + letters, (bottom + top) / 2, { angle: Math.PI / 2 });
}

/** The area for the curve, without labels and title. */
function innerArea(node: GraphNode, { x, y, width, height }: Rect, letters: number): Rect {
  const margin = Math.min(width, height) * MARGIN;
  const left = margin + (node.showLabels ? 5 * letters : 0);
  const below = margin + (node.showLabels ? 3 * letters : 0);
  const above = margin + (node.title === '' ? 0 : 2 * letters);
  return { x: x + left, y: y + below, width: width - left - margin, height: height - below - above };
}

/** Returns the round values in a range: multiples of 1, 2 or 5 times a power of ten. */
export function ticksOf(from: number, size: number): number[] {
  const rough = size / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.ceil(from / step);
  const count = Math.floor((from + size) / step) - first + 1;
  if (!Number.isFinite(count) || count < 1 || count > 2 * MAX_TICKS) return [];
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
