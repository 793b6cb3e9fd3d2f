import type { Element } from 'hast';
import { SaxesParser } from 'saxes';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { element } from '../hast-of';

/** Elements whose text is displayed; in others, white space is ignored. */
const WITH_TEXT = ['text', 'tspan', 'title', 'desc'];

/** Parses an SVG file as XML, with the line of every element and without comments. Returns its root, or a syntax error. */
export function parseSvg(
  source: string,
): { kind: 'svg'; root: Element } | { kind: 'error'; line: number; message: string } {
  const parser = new SaxesParser();
  const open: Element[] = [];
  let root: Element | undefined;
  let line = 1;

  const addText = (value: string): void => {
    const parent = open.at(-1);
    if (!parent) return;
    if (value.trim() !== '' || WITH_TEXT.includes(parent.tagName)) parent.children.push({ type: 'text', value });
  };
  parser.on('opentagstart', () => {
    // The parser has already consumed a line break directly after the name.
    line = parser.column === 0 ? parser.line - 1 : parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const point = { line, column: 1 };
    const opened: Element = { ...element(name, attributes, []), position: { start: point, end: point } };
    open.at(-1)?.children.push(opened);
    root ??= opened;
    open.push(opened);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);

  try {
    parser.write(source).close();
  } catch (error) {
    // Without the position ("3:14: ") and the full stop.
    return { kind: 'error', line: parser.line, message: messageOf(error).replace(/^\d+:\d+:\s*|\.$/g, '') };
  }
  return root ? { kind: 'svg', root } : { kind: 'error', line: 1, message: 'it is empty' };
}
