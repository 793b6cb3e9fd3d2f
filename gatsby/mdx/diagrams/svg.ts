import type { Element } from 'hast';
import { SaxesParser } from 'saxes';
import { messageOf } from '../../../src/lib/message-of';

/** What an SVG file becomes: its root, or what keeps it from being read. */
export type ParsedSvg = { kind: 'svg'; root: Element } | { kind: 'error'; line: number; message: string };

/** Elements whose text is read; anywhere else white space is the layout of the source. */
const WITH_TEXT = ['text', 'tspan', 'title', 'desc'];

/** An SVG file as a tree with the line of every element. Comments leave; the parser is strict, as XML is. */
export function parseSvg(source: string): ParsedSvg {
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
    // A line end right after the name has been read by now.
    line = parser.column === 0 ? parser.line - 1 : parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const point = { line, column: 1 };
    const element: Element = {
      type: 'element',
      tagName: name,
      properties: attributes,
      children: [],
      position: { start: point, end: point },
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);

  try {
    parser.write(source).close();
  } catch (error) {
    return { kind: 'error', line: parser.line, message: reasonOf(error) };
  }
  return root ? { kind: 'svg', root } : { kind: 'error', line: 1, message: 'it is empty' };
}

/** The parser's words without the place it puts before them, "3:14: ", and without a full stop. */
const reasonOf = (error: unknown): string => messageOf(error).replace(/^\d+:\d+:\s*|\.$/g, '');
