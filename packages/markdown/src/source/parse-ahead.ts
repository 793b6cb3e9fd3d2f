import { once } from 'node:events';
import { startThread } from '@physics-editor/lib/build/start-thread';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { keepParsed } from './parse';

/** What the thread runs. */
const CODE = 'packages/markdown/src/source/parse-texts.ts';

/** What the thread is given: paths below the `content/` of `root`. */
export interface Parsing {
  readonly root: string;
  readonly files: readonly string[];
}

/**
 * Has another thread parse all texts of the site, half of the work of rendering them, while this one does something else: whoever renders one finds
 * its tree. Ends with the thread.
 */
export async function parseAhead(root: string): Promise<void> {
  const parsing: Parsing = { root, files: contentFiles(root).texts('') };
  const thread = await startThread(CODE, parsing);
  thread.on('message', keepParsed);
  await once(thread, 'exit');
}
