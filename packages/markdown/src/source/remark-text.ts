import type { Parent, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { fault } from '@physics-editor/lib/content/messages';
import { parsePrepared } from './parse';
import { offsetOf, placeAt, syntaxFault } from './syntax-fault';
import { behindMarks, fencedLines } from './source';

/** Maximum number of syntax errors that are reported at a time. */
const MOST_FAULTS = 20;

/** Replaces each character that cannot be parsed; it is neither white space for Markdown nor part of its syntax. */
const FILLER = '\u{A0}';

/** The parser of a prepared text: MDX or, in a .md file, Markdown. Syntax errors are reported in plain words, all at once. */
export const remarkText: Plugin<[], string, Root> = function () {
  this.parser = parseAll;
};

/** Parses a text. Each syntax error is reported and replaced by filler characters, and the text is parsed again. */
function parseAll(source: string, vfile: VFile): Root {
  let text = source;
  const fill = (start: number, end: number): void => {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, FILLER) + text.slice(end);
  };
  for (const { line, column, name, colons } of unclosedCallouts(text)) {
    const mark = ':'.repeat(colons);
    const hint = `write a line "${mark}" where it ends; a callout around another needs more colons than that`;
    fault(vfile, { line, column }, `The callout "${mark}${name}" is not closed.`, hint);
    const start = offsetOf(text, line, column);
    fill(start, start + colons);
  }

  const unclosed = new Set<string>();
  for (;;) {
    try {
      const tree = parsePrepared(vfile.path, text);
      checkClosed(tree, text, vfile);
      return tree;
    } catch (error) {
      if (error instanceof RangeError) {
        const message = 'Lists, quotes or elements are nested too deeply to be read.';
        throw fault(vfile, undefined, message, 'make the text flatter');
      }
      if (!(error instanceof VFileMessage)) throw error;
      const problem = syntaxFault(error, text);
      fill(problem.start, Math.max(problem.end, problem.start + 1));
      if (problem.unclosed !== undefined) unclosed.add(problem.unclosed);
      if (problem.closes !== undefined && unclosed.has(problem.closes)) continue;
      const reported = fault(vfile, placeAt(text, problem.start), problem.message, problem.hint);
      if (vfile.messages.length >= MOST_FAULTS) throw reported;
    }
  }
}

/** Reports a listing or a formula that nothing closes, so that it contains the rest of the text: it is the last of all nodes. */
function checkClosed(parent: Parent, text: string, vfile: VFile): void {
  const last = parent.children.at(-1);
  if (last && 'children' in last) return checkClosed(last, text, vfile);
  if (last?.type !== 'code' && last?.type !== 'math') return;
  const { start, end: after } = last.position ?? {};
  // The tag that closes an element around it closes it, too.
  if (text.slice(after?.offset).trim() !== '') return;
  const written = text.slice(start?.offset).trimEnd();
  const [mark] = /^(?:`{3,}|~{3,}|\${2,})/.exec(written) ?? [];
  const end = /\n[\s>]*(\S+)$/.exec(written)?.[1] ?? '';
  if (mark === undefined || (end.startsWith(mark) && end === mark.slice(0, 1).repeat(end.length))) return;
  const what = last.type === 'code' ? 'listing' : 'formula';
  fault(vfile, last, `The ${what} "${mark}" is not closed.`, `write a line "${mark}" where it ends`);
  // It would have faults of its own.
  parent.children.pop();
}

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
function unclosedCallouts(text: string): Opening[] {
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
