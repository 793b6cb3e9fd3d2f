import { splitFrontMatter } from '../../checks/front-matter';

/** A pattern for the rest of a line that may begin with the marks of quotes and items of lists; these are the first group. */
export const behindMarks = (rest: RegExp): RegExp =>
  new RegExp(`^((?:[\\s>]|[-*+]\\s|\\d+[.)]\\s)*)${rest.source}`, rest.flags);

/** The info after backticks has none itself, else it is code in a line. */
const FENCE = behindMarks(/(`{3,}(?=[^`]*$)|~{3,})(.*)$/);
const CALLOUT = behindMarks(/(:{3,}[a-z]+)[ \t]+([^[{\s].*?)\s*$/);
const HEADING_ID = /^(#{2,6}\s.*?)\s*\{#([\w-]+)\}\s*$/;

/** Name of the directive that carries a heading's own id through the parser. */
export const HEADING_ID_MARK = '\u{E000}';

const OWN_ID = new RegExp(`\\s*${HEADING_ID_MARK}([\\w-]+)${HEADING_ID_MARK}$`);

/** The id that a heading's text carries at its end. */
export const ownIdOf = (text: string): string | undefined => OWN_ID.exec(text)?.[1];

/** A heading's text without the id it carries. */
export const withoutOwnId = (text: string): string => text.replace(OWN_ID, '');

/** Which lines of a text belong to fenced code, with those of its fences. */
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

/**
 * Turns the two forms that MDX itself does not read into ones it does, outside code and line by line, so that line numbers hold:
 * `:::note Title` (a title in brackets is what the directive syntax has) and `## Heading {#id}` (braces start an expression).
 */
export function prepareSource(source: string): string {
  const lines = splitFrontMatter(source).body.split('\n');
  const fenced = fencedLines(lines);
  const prepared = lines.map((line, at) =>
    fenced[at]
      ? line
      : line.replace(CALLOUT, '$1$2[$3]').replace(HEADING_ID, `$1 ${HEADING_ID_MARK}$2${HEADING_ID_MARK}`),
  );
  return prepared.join('\n');
}
