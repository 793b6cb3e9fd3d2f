import { splitFrontMatter } from '../../checks/front-matter';

/** A fence, also on the line of a list item or a quote. The info after backticks has none itself, else it is code in a line. */
export const FENCE = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
const CALLOUT = /^(\s*:{3,}[a-z]+)[ \t]+([^[{\s].*?)\s*$/;
const HEADING_ID = /^(#{2,6}\s.*?)\s*\{#([\w-]+)\}\s*$/;

/** Name of the directive that carries a heading's own id through the parser. */
export const HEADING_ID_MARK = '\u{E000}';

const OWN_ID = new RegExp(`\\s*${HEADING_ID_MARK}([\\w-]+)${HEADING_ID_MARK}$`);

/** The id that a heading's text carries at its end. */
export const ownIdOf = (text: string): string | undefined => OWN_ID.exec(text)?.[1];

/** A heading's text without the id it carries. */
export const withoutOwnId = (text: string): string => text.replace(OWN_ID, '');

/**
 * Turns the two forms that MDX itself does not read into ones it does, outside code and line by line, so that line numbers hold:
 * `:::note Title` (a title in brackets is what the directive syntax has) and `## Heading {#id}` (braces start an expression).
 */
export function prepareSource(source: string): string {
  let fence: string | undefined;
  return splitFrontMatter(source)
    .body.split('\n')
    .map((line) => {
      const [, mark, info = ''] = FENCE.exec(line) ?? [];
      if (fence) {
        if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      return line.replace(CALLOUT, '$1[$2]').replace(HEADING_ID, `$1 ${HEADING_ID_MARK}$2${HEADING_ID_MARK}`);
    })
    .join('\n');
}
