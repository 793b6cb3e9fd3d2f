import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { parseText } from './source/parse';
import { anchorHeadings } from './plugins/rehype-structure';
import { hastOf } from './hast-of';

/**
 * The anchors of the headings of a text that need not be rendered; undefined if it cannot be read, which is reported where it is rendered.
 * Asking the other page for its rendering instead would make two pages that link to each other wait for ever.
 */
export function anchorsOf(file: string, source: string): string[] | undefined {
  try {
    return anchorHeadings(hastOf(parseText(file, source)), new VFile()).map(({ id }) => id);
  } catch (error) {
    if (error instanceof VFileMessage) return undefined;
    throw error;
  }
}
