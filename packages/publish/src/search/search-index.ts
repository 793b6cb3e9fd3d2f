import { once } from 'node:events';
import { startThread } from '@physics-editor/lib/build/start-thread';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { allEnded } from '../all-ended';
import type { BuiltPage, BuiltSite } from '../built-site';

/** What the thread runs. */
const CODE = 'packages/publish/src/search/index-pages.ts';

/** An entry of the index. */
export interface Entry {
  /** Without the path prefix, which the search adds. */
  readonly url: string;
  /** Label of the part of the site. */
  readonly section: string;
  readonly html: string;
}

/** What the thread needs of a page. */
export type IndexedPage = Pick<BuiltPage, 'file' | 'path' | 'description' | 'articles'>;

/** What the thread is given at its start; pages follow as messages, and at last other entries. */
export interface Indexing extends Pick<BuiltSite, 'folder'> {
  readonly sections: ReadonlyMap<string, string>;
}

/** An index that another thread is writing. */
export type SearchIndex = Awaited<ReturnType<typeof beginSearchIndex>>;

/**
 * Begins the full-text index of the articles, without what their markup leaves out by `data-pagefind-ignore`.
 * @param sections - labels of the parts of the site, by the address of each page or article that can be found
 */
export async function beginSearchIndex(folder: string, sections: ReadonlyMap<string, string>) {
  const thread = await startThread(CODE, { folder, sections } satisfies Indexing);
  const send = (message: IndexedPage | readonly Entry[]): void => thread.postMessage(message);
  const ended = once(thread, 'exit').catch((error: unknown) => {
    throw new Error(`The search index could not be written: ${messageOf(error)}`);
  });
  // An error is thrown at the end, unless the build fails before.
  ended.catch(() => undefined);
  thread.unref();
  return {
    /** Adds the articles of a page that is in the site's folder. */
    add: ({ file, path, description, articles }: BuiltPage) => send({ file, path, description, articles }),
    /** Adds other entries, and waits until the index is written. Throws if there is nothing to index. */
    async finish(more: Promise<readonly Entry[]>): Promise<void> {
      thread.ref();
      const sent = more.then(send, async (error: unknown) => {
        await thread.terminate();
        throw error;
      });
      await allEnded([ended, sent]);
    },
  };
}
