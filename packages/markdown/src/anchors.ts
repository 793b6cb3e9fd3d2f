import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { parseText } from './source/parse';
import { anchorHeadings } from './plugins/rehype-structure';
import { hastOf } from './hast-of';

/**
 * The anchors of a text's headings, without rendering it: renderings of two pages that link to each other would wait for each other forever.
 * Undefined if there is a syntax error, which is reported when the text is rendered.
 */
export function anchorsOf(file: string, source: string): string[] | undefined {
  try {
    return anchorHeadings(hastOf(parseText(file, source)), new VFile()).map(({ id }) => id);
  } catch (error) {
    if (error instanceof VFileMessage) return undefined;
    throw error;
  }
}
