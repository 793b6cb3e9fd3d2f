import type { Element } from 'hast';
import type { Heading } from 'mdast';
import { splitFrontMatter } from '../checks/front-matter';

/** A pattern for the rest of a line after the markers of block quotes and list items, which are the first group. */
export const behindMarks = (rest: RegExp): RegExp =>
  new RegExp(`^((?:[\\s>]|[-*+]\\s|\\d+[.)]\\s)*)${rest.source}`, rest.flags);

/** After backticks, the info string contains none; otherwise the line is inline code. */
const FENCE = behindMarks(/(`{3,}(?=[^`]*$)|~{3,})(.*)$/);
const CALLOUT = behindMarks(/(:{3,}[a-z]+)[ \t]+([^[{\s].*?)\s*$/);
const HEADING_ID = /^(#{2,6}\s.*?)\s*\{#([\p{L}\p{M}\p{N}_-]+)\}\s*$/u;

/** Delimiter that carries the explicit id of a heading through the parser: a character for private use. */
export const HEADING_ID_MARK = '\u{E000}';

const OWN_ID = new RegExp(`\\s*${HEADING_ID_MARK}([^${HEADING_ID_MARK}]+)${HEADING_ID_MARK}$`);

/** A heading's text without its explicit id. */
export const withoutOwnId = (text: string): string => text.replace(OWN_ID, '');

/** Removes the explicit id from the end of a heading, and returns it. */
export function takeOwnId({ children }: Heading | Element): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = OWN_ID.exec(last.value)?.[1];
  last.value = withoutOwnId(last.value);
  return id;
}

/** For each line, whether it belongs to fenced code, including the fences. */
export function fencedLines(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, , mark, info = ''] = FENCE.exec(line) ?? [];
    const isFenced = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
    return isFenced;
  });
}

/** Rewrites the lines of a text outside fenced code, given with their numbers, and empties those of its front matter: line numbers stay the same. */
export function rewriteLines(source: string, rewrite: (line: string, number: number) => string): string {
  const lines = splitFrontMatter(source).body.split('\n');
  const fenced = fencedLines(lines);
  return lines.map((line, at) => (fenced[at] ? line : rewrite(line, at + 1))).join('\n');
}

/**
 * Rewrites two forms that the parser does not accept: `:::note Title` (directives have titles in brackets) and `## Heading {#id}` (in MDX, braces start
 * an expression). Empties the lines of the front matter.
 */
export const prepareSource = (source: string): string =>
  rewriteLines(source, (line) =>
    line.replace(CALLOUT, '$1$2[$3]').replace(HEADING_ID, `$1 ${HEADING_ID_MARK}$2${HEADING_ID_MARK}`),
  );
