import { BUILD_HEADER, buildOf } from '../lib/offline';

declare const self: ServiceWorkerGlobalScope;

/** What the worker knows of an open page. */
export interface Tab {
  /** The build of its document. */
  readonly build: string;
  /** The document came from what is kept, and the page has not said yet that it has started. */
  readonly startsFromKept: boolean;
}

/** The browser may end the worker at any time, and forgets this with it; what is unknown then takes the way through the network alone. */
const tabs = new Map<string, Promise<Tab | undefined>>();
const MOST = 50;

/** The open page with this id, once its document has been read; undefined if nothing is known of it. */
export const tabOf = async (id: string): Promise<Tab | undefined> => tabs.get(id);

/** Notes what an open page is. */
export function noteTab(id: string, tab: Tab | Promise<Tab | undefined>): void {
  tabs.delete(id);
  tabs.set(id, Promise.resolve(tab));
  const [oldest] = tabs.keys();
  if (tabs.size > MOST && oldest !== undefined) tabs.delete(oldest);
}

/** Reads which build a document is from, and whether it was kept. */
export async function readTab(document: Response): Promise<Tab | undefined> {
  const kept = document.headers.get(BUILD_HEADER);
  const build = kept ?? buildOf(await document.text());
  return build === undefined ? undefined : { build, startsFromKept: kept !== null };
}

/** Builds of the pages that are open, as far as they are known. */
export async function openBuilds(): Promise<string[]> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const all = await Promise.all(open.map(({ id }) => tabOf(id)));
  return all.flatMap((tab) => tab?.build ?? []);
}
