import { BUILD_HEADER, buildOf } from '@physics-editor/lib/offline';

declare const self: ServiceWorkerGlobalScope;

/** What the worker knows about an open page. */
export interface Tab {
  /** The build of its document. */
  readonly build: string;
  /** The document came from the cache, and the page has not yet reported that it has started. */
  readonly startsFromCache: boolean;
}

/** Lost when the browser stops the worker, which it may do at any time; requests of unknown pages only use the network. */
const tabs = new Map<string, Promise<Tab | undefined>>();
const MOST = 50;

/** The open page with this id, once its document has been read; undefined if unknown. */
export const tabOf = async (id: string): Promise<Tab | undefined> => tabs.get(id);

/** Records an open page. */
export function noteTab(id: string, tab: Tab | Promise<Tab | undefined>): void {
  tabs.delete(id);
  tabs.set(id, Promise.resolve(tab));
  const [oldest] = tabs.keys();
  if (tabs.size > MOST && oldest !== undefined) tabs.delete(oldest);
}

/** Reads the build of a document, and whether it was cached. */
export async function readTab(document: Response): Promise<Tab | undefined> {
  const cached = document.headers.get(BUILD_HEADER);
  const build = cached ?? buildOf(await document.text());
  return build === undefined ? undefined : { build, startsFromCache: cached !== null };
}

/** Builds of the open pages, as far as known. */
export async function openBuilds(): Promise<string[]> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const all = await Promise.all(open.map(({ id }) => tabOf(id)));
  return all.flatMap((tab) => tab?.build ?? []);
}
