import { behindMarks, fencedLines } from './source';

/** A prepared line that opens a callout: the text before its colons, the colons, and its name. */
const OPENING = behindMarks(/(:{3,})([a-z][\w-]*)(?=\s*$|[[{])/i);
const CLOSING = /^([\s>]*)(:{3,})\s*$/;

interface Opening {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly colons: number;
  readonly quotes: number;
  /** Number of columns before the colons if the callout starts on the line of a list item, otherwise 0. */
  readonly indent: number;
}

/** Callouts that are never closed, and would therefore contain the rest of the text; sorted by line. */
export function unclosedCallouts(text: string): Opening[] {
  const open: Opening[] = [];
  const unclosed: Opening[] = [];
  const lines = text.split('\n');
  const fenced = fencedLines(lines);
  lines.forEach((written, at) => {
    if (fenced[at]) return;
    const [, before = '', colons = '', name = ''] = OPENING.exec(written) ?? [];
    const quotes = before.split('>').length - 1;
    if (name) {
      const indent = /[-*+\d]/.test(before) ? before.length : 0;
      open.push({ line: at + 1, column: before.length + 1, name, colons: colons.length, quotes, indent });
      return;
    }
    const [, space = '', end = ''] = CLOSING.exec(written) ?? [];
    // As in the parser, a closing line ends the outermost callout that it can close.
    const closed = open.findIndex(
      (one) => end.length >= one.colons && one.quotes === space.split('>').length - 1 && one.indent <= space.length,
    );
    if (end && closed >= 0) unclosed.push(...open.splice(closed).slice(1));
  });
  return [...unclosed, ...open].sort((a, b) => a.line - b.line);
}
