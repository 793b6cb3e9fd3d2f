import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundleCode } from '@physics-editor/lib/build/bundle-code.cjs';
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

/** What the thread is given. */
export interface Indexing extends Pick<BuiltSite, 'folder'> {
  readonly pages: readonly Pick<BuiltPage, 'file' | 'path' | 'description' | 'articles'>[];
  readonly sections: ReadonlyMap<string, string>;
}

/**
 * Writes the full-text index of the articles, without what their markup leaves out by `data-pagefind-ignore`, in another thread. Throws if there is
 * nothing to index.
 * @param sections - labels of the parts of the site, by the address of each page or article that can be found
 * @param more - further entries
 */
export async function writeSearchIndex(
  site: Pick<BuiltSite, 'folder' | 'pages'>,
  sections: ReadonlyMap<string, string>,
  more: Promise<readonly Entry[]>,
): Promise<void> {
  const { folder } = site;
  const pages = site.pages.map(({ file, path, description, articles }) => ({ file, path, description, articles }));
  const workerData: Indexing = { folder, pages, sections };
  const [code] = bundleCode(process.cwd(), [CODE], 'cjs').outputFiles;
  const thread = new Worker(code?.text ?? '', { eval: true, workerData });
  const ended = once(thread, 'exit').catch((error: unknown) => {
    throw new Error(`The search index could not be written: ${messageOf(error)}`);
  });
  const sent = more.then(
    (entries) => thread.postMessage(entries),
    async (error: unknown) => {
      await thread.terminate();
      throw error;
    },
  );
  await allEnded([ended, sent]);
}
