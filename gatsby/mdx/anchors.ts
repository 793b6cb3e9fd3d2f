import { toHast } from 'mdast-util-to-hast';
import { VFileMessage } from 'vfile-message';
import { parseText } from './source/parse';
import { anchorHeadings } from './plugins/rehype-structure';
import { createReport } from './report';

/**
 * The anchors of the headings of a text that need not be rendered; undefined if it cannot be read, which is reported where it is rendered.
 * Asking the other page for its rendering instead would make two pages that link to each other wait for ever.
 */
export function anchorsOf(file: string, source: string): string[] | undefined {
  try {
    const hast = toHast(parseText(file, source));
    return hast.type === 'root' ? anchorHeadings(hast, createReport('', [], [])).map(({ id }) => id) : [];
  } catch (error) {
    if (error instanceof VFileMessage) return undefined;
    throw error;
  }
}
