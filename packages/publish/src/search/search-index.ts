import { once } from 'node:events';
import { startThread } from '@physics-editor/lib/build/start-thread';
import { messageOf } from '@physics-editor/lib/text/message-of';
import type { BuiltPage, BuiltSite } from '../built-site';

/** What the thread runs. */
const CODE = 'packages/publish/src/search/index-pages.ts';

/** The folder of the index in the site, which `src/search/pagefind.ts` requests. */
const FOLDER = 'pagefind';

/** Whether the thread that writes the index leaves a file of the site alone. */
export const isOutsideIndex = (path: string): boolean => !path.startsWith(`${FOLDER}/`);

/** An entry of the index. */
export interface Entry {
  /** Without the path prefix, which the search adds. */
  readonly url: string;
  /** Label of the part of the site. */
  readonly section: string;
  readonly html: string;
}

/** What the thread is given. */
export interface Indexing extends Pick<BuiltSite, 'folder'> {
  /** The folder of the index in that of the site. */
  readonly target: string;
  readonly pages: readonly Pick<BuiltPage, 'file' | 'path' | 'description' | 'articles'>[];
  readonly sections: ReadonlyMap<string, string>;
  readonly more: readonly Entry[];
}

/**
 * Writes the full-text index of the articles, without what their markup leaves out by `data-pagefind-ignore`, and of other entries, by another thread.
 * Throws if there is nothing to index.
 * @param sections - labels of the parts of the site, by the address of each page or article that can be found
 */
export async function writeSearchIndex(
  { folder, pages }: Pick<BuiltSite, 'folder' | 'pages'>,
  sections: ReadonlyMap<string, string>,
  more: readonly Entry[],
): Promise<void> {
  const needed = pages.map(({ file, path, description, articles }) => ({ file, path, description, articles }));
  const thread = await startThread(CODE, { folder, target: FOLDER, pages: needed, sections, more } satisfies Indexing);
  try {
    await once(thread, 'exit');
  } catch (error) {
    throw new Error(`The search index could not be written: ${messageOf(error)}`);
  }
}
