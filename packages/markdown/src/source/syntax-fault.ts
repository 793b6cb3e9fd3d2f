import type { VFileMessage } from 'vfile-message';
import { HEADING_ID, WRAPPED } from '../plugins/remark-elements';

/** A syntax error in plain words, with its position. */
export interface SyntaxFault {
  /** Offsets of the part that cannot be parsed. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
  /** Name of an element that is not closed; its closing tag is not reported as well. */
  readonly unclosed?: string;
  /** Name in a closing tag without an opening tag. */
  readonly closes?: string;
}

export const LITERAL = 'put it into `code`, or write a backslash before it';

/** Explains an error of the MDX parser in plain words. Offsets refer to `text`, the parsed text. */
export function syntaxFault({ reason, source, line, column }: VFileMessage, text: string): SyntaxFault {
  const by = source ?? '';
  const at = offsetOf(text, line ?? 1, column ?? 1);
  if (by === 'mdast-util-mdx-jsx') return mismatch(reason, at, text);
  if (by.includes('esm')) {
    const start = Math.max(text.lastIndexOf('\nimport', at), text.lastIndexOf('\nexport', at)) + 1;
    const [word = ''] = /^\w*/.exec(text.slice(start)) ?? [];
    const hint = 'content has no code; in a text, let the line begin with another word';
    return { start, end: start + word.length, message: `The line begins with "${word}", as code does.`, hint };
  }
  const tag = openBefore(text, at, '<', '>');
  if (by.includes('expression') && !reason.includes('only spread')) return expression(reason, at, text);
  return { start: tag, end: tag + 1, ...inTag(reason, text.slice(tag)) };
}

function expression(reason: string, at: number, text: string): SyntaxFault {
  const start = openBefore(text, at, '{', '}');
  const [lineStart, lineEnd] = [text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', start)];
  const shown = text.slice(start, lineEnd < 0 ? undefined : lineEnd).slice(0, 40);
  const isFirst = text.slice(lineStart, start).trim() === '' && /\S[^\S\n]*\n$/.test(text.slice(0, lineStart));
  const message = /end of file/.test(reason)
    ? `This brace is not closed: ${shown}`
    : `Content has no expressions: ${shown}`;
  const literal = shown.startsWith('{#') ? HEADING_ID : LITERAL;
  const hint = shown.startsWith('{/*') ? 'end the comment with */}' : isFirst ? WRAPPED : literal;
  return { start, end: start + 1, message, hint };
}

/** Explains an error in the tag at the start of `text`. */
function inTag(reason: string, text: string): Pick<SyntaxFault, 'message' | 'hint'> {
  const shown = (/^<[^\s>]*/.exec(text) ?? ['<'])[0].slice(0, 40);
  if (text.startsWith('<!--')) {
    const hint = 'write {/* … */}, or {/* truncate */} at the end of an excerpt';
    return { message: 'HTML comments do not work in .mdx files.', hint };
  }
  if (/^<([a-z][a-z\d+.-]*:|[\w.+-]+@)/i.test(text)) {
    return { message: `${shown}> is not a link here.`, hint: 'write [text](address)' };
  }
  if (/^<\/?[^a-z/]/i.test(text)) return { message: 'This "<" does not begin a tag.', hint: LITERAL };
  if (/end of file/.test(reason)) {
    const missing = /quote/.test(reason) ? 'a quote' : '">"';
    return {
      message: `The tag ${shown} is not complete: ${missing} is missing.`,
      hint: `complete it; if it is not a tag, ${LITERAL}`,
    };
  }
  if (/attribute value/.test(reason)) {
    return { message: `The tag ${shown} has a value without quotes.`, hint: 'write name="value"' };
  }
  const [name] = /^<\/?[\w.]*/.exec(text) ?? [shown];
  return {
    message: `The tag ${name} is not understood.`,
    hint: `write ${name} name="value">; if it is not a tag, ${LITERAL}`,
  };
}

/** Explains tags that do not match. These errors contain the position in their message. */
function mismatch(reason: string, at: number, text: string): SyntaxFault {
  const [, tag = '', name = ''] = /`(<\/?([^>`]*)>)`/.exec(reason) ?? [];
  const [, line, column, endLine, endColumn] = (/\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? []).map(Number);
  const [start, end] = [offsetOf(text, line ?? 1, column ?? 1), offsetOf(text, endLine ?? 1, endColumn ?? 1)];
  if (reason.startsWith('Expected a closing tag')) {
    const hint = name === 'br' ? 'write <br />' : closingHint(reason, name);
    return { start, end, message: `${tag} is not closed.`, hint, unclosed: name };
  }
  const next = /closing tag `(<\/[^`]*>)`/.exec(reason)?.[1];
  if (reason.startsWith('Unexpected closing tag') && line !== undefined) {
    const open = /for `<([^>`]*)>`/.exec(reason)?.[1] ?? '';
    const message = `<${open}> is not closed before ${next ?? 'the next closing tag'}.`;
    return { start, end, message, hint: `write </${open}> where it ends`, unclosed: open };
  }
  return closing(openBefore(text, at + 1, '<', '\0'), text);
}

/** The fault of a closing tag without an opening tag. */
function closing(start: number, text: string): SyntaxFault {
  const end = text.indexOf('>', start) + 1 || start + 1;
  const tag = text.slice(start, end);
  const message = `Nothing is open that ${tag} could close.`;
  return { start, end, message, hint: 'take it out, or open it before', closes: tag.replace(/[</>]/g, '') };
}

const closingHint = (reason: string, name: string): string =>
  /before the end of `(paragraph|blockQuote|listItem)`/.test(reason)
    ? `write </${name}> in the same paragraph, or put both tags on lines of their own with empty lines around them; if it is not a tag, ${LITERAL}`
    : `write </${name}> where it ends; if it is not a tag, ${LITERAL}`;

/** Offset of the last `open` before `offset` without a matching `close`. Characters after a backslash are text. */
function openBefore(text: string, offset: number, open: string, close: string): number {
  let depth = 0;
  for (let at = offset - 1; at >= 0; at--) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === close && at < offset - 1) depth++;
    if (text[at] === open && depth-- === 0) return at;
  }
  return Math.max(0, text.lastIndexOf(open, offset));
}

/** Offset of a line and column, which start at 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1 || text.length;
  return Math.min(text.length, start + column - 1);
}

/** Line and column of an offset, starting at 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
