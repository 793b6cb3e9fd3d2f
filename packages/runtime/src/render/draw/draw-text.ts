import type { TextMixin } from '../../core/text-mixin';
import type { Color, Point } from '@physics-editor/physics/geometry/shapes';
import { layOutText, LINE_HEIGHT, POINTS_PER_METRE } from '../../text/text-layout';
import { css } from '../canvas';
import type { Pen } from '../pen';

/**
 * Draws the text of a node at its centre.
 * @param maxWidth - width at which lines wrap if `wordWrap` is on, in metres
 */
export function drawNodeText(pen: Pen, node: TextMixin, maxWidth: number): void {
  if (node.text === '') return;
  const { context } = pen;
  const { lines, width } = layOutText(node.text, node, node.wordWrap ? maxWidth : undefined);
  const side = { left: -width / 2, center: 0, right: width / 2 }[node.textAlign];
  const lineHeight = LINE_HEIGHT * node.fontSize;
  context.save();
  // Fonts are set in points, because browsers render fonts of less than a pixel badly.
  context.scale(1 / POINTS_PER_METRE, -1 / POINTS_PER_METRE);
  context.font = `${node.fontStyle} ${node.fontWeight} ${node.fontSize}px ${quoted(node.fontFamily)}, sans-serif`;
  context.textAlign = node.textAlign;
  context.textBaseline = 'middle';
  context.fillStyle = css(node.fontColor);
  context.globalAlpha = pen.alpha;
  lines.forEach((line, index) => {
    context.fillText(line, side * POINTS_PER_METRE, (index - (lines.length - 1) / 2) * lineHeight);
  });
  context.restore();
}

/** Style of a label drawn by the renderer itself. */
export interface LabelStyle {
  readonly color: Color;
  readonly alpha?: number;
  /** Font size in metres. */
  readonly size: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Rotation in radians, counter-clockwise. */
  readonly angle?: number;
}

/** Font size of labels in pixels before scaling. */
const LABEL_PIXELS = 24;

/** Draws a short text at a point. */
export function drawLabel(pen: Pen, text: string, at: Point, style: LabelStyle): void {
  const { context } = pen;
  const { color, alpha = 1, size, align = 'center', angle = 0 } = style;
  context.save();
  context.translate(at.x, at.y);
  if (angle !== 0) context.rotate(angle);
  context.scale(size / LABEL_PIXELS, -size / LABEL_PIXELS);
  context.font = `${LABEL_PIXELS}px "Arial", sans-serif`;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillStyle = css(color);
  context.globalAlpha = pen.alpha * alpha;
  context.fillText(text, 0, 0);
  context.restore();
}

const quoted = (family: string): string => `"${family.replace(/["\\\n]/g, '')}"`;
