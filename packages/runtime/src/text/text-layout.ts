import type { FontWeight } from '../core/text-mixin';

/** Font size of one metre, in points. */
export const POINTS_PER_METRE = 100;

/** Line height as a multiple of the font size. */
export const LINE_HEIGHT = 1.2;

/**
 * Advance widths of the characters from space to tilde in Helvetica, in thousandths of the font size. Arial, the
 * default font, has the same metrics; for other fonts, the result is an estimate.
 */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const OTHER_WIDTH = 600;
const BOLD = 1.07;

/** Font properties that affect the layout. */
export interface TextStyle {
  readonly fontSize: number;
  readonly fontWeight: FontWeight;
}

/** Lines of a text, and their total size in metres. */
export interface TextLayout {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/**
 * Breaks a text into lines. The result does not depend on the browser.
 * @param maxWidth - width at which lines wrap, in metres; a longer word is not broken
 */
export function layOutText(content: string, style: TextStyle, maxWidth = Infinity): TextLayout {
  if (content === '') return { lines: [], width: 0, height: 0 };
  const lines = content.split('\n').flatMap((line) => wrapped(line, style, maxWidth));
  return {
    lines,
    width: Math.max(...lines.map((line) => widthOf(line, style))),
    height: (lines.length * LINE_HEIGHT * style.fontSize) / POINTS_PER_METRE,
  };
}

function wrapped(line: string, style: TextStyle, maxWidth: number): string[] {
  const lines: string[] = [];
  let current: string | undefined;
  for (const word of line.split(' ')) {
    const longer: string = current === undefined ? word : `${current} ${word}`;
    if (current === undefined || widthOf(longer, style) <= maxWidth) current = longer;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current ?? ''];
}

function widthOf(line: string, { fontSize, fontWeight }: TextStyle): number {
  let thousandths = 0;
  for (const letter of line) thousandths += WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? OTHER_WIDTH;
  return (thousandths * (fontWeight === 'bold' ? BOLD : 1) * fontSize) / 1000 / POINTS_PER_METRE;
}
