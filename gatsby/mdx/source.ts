import { splitFrontMatter } from '../checks/front-matter';

const FENCE = /^[\s>]*(`{3,}|~{3,})(.*)$/;
const CALLOUT = /^(\s*:{3,}[a-z]+)[ \t]+([^[{\s].*?)\s*$/;
const HEADING_ID = /^(#{2,6}\s.*?)\s*\{#([\w-]+)\}\s*$/;

/** Name of the directive that carries a heading's own id through the parser. */
export const HEADING_ID_MARK = '\u{E000}';

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
