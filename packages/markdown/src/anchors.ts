import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { parseText } from './source/parse';
import { rehypeHeadings } from './plugins/rehype-structure';
import { hastOf } from './hast-of';

/** The text of each file that was last asked for, and its anchors: a drawing has many links into one page. */
const known = new Map<string, { source: string; anchors: string[] | undefined }>();

/**
 * The anchors of a text's headings, without rendering it: renderings of two pages that link to each other would wait for each other forever.
 * Undefined if there is a syntax error, which is reported when the text is rendered.
 */
export function anchorsOf(file: string, source: string): string[] | undefined {
  const last = known.get(file);
  if (last?.source === source) return last.anchors;
  const anchors = readAnchors(file, source);
  known.set(file, { source, anchors });
  return anchors;
}

function readAnchors(file: string, source: string): string[] | undefined {
  try {
    const vfile = new VFile();
    unified()
      .use(rehypeHeadings)
      .runSync(hastOf(parseText(file, source)), vfile);
    return vfile.data.headings?.map(({ id }) => id);
  } catch (error) {
    if (error instanceof VFileMessage) return undefined;
    throw error;
  }
}
