import { matchPrecache } from 'workbox-precaching';
import { dataOf, dropUnusedData, strategies } from './caches';
import type { Kind } from './kind';
import { noteTab, readTab, tabOf } from './tabs';

/** A request, and the event that the answer may extend. */
interface Asking {
  request: Request;
  event: ExtendableEvent;
}

/** Answers a request of a kind. On an internal error it asks the network, so that a fault of the worker blocks nothing. */
export async function answer(kind: Kind, asking: Asking): Promise<Response> {
  try {
    if (kind === 'page') return await answerPage(asking);
    return await (kind === 'data' ? answerData(asking) : strategies[kind].handle(asking));
  } catch (error) {
    // Neither the network nor the cache has an answer.
    const isUnanswered = error instanceof Error && error.name === 'no-response';
    const response = isUnanswered ? undefined : await fetch(asking.request).catch(() => undefined);
    return response ?? (kind === 'page' ? offlinePage() : Response.error());
  }
}

async function answerPage(asking: Asking): Promise<Response> {
  const { event } = asking;
  const [response, done] = strategies.page.handleAll(asking);
  const document = await response;
  if (document.type === 'error') return offlinePage();
  if (event instanceof FetchEvent) noteTab(event.resultingClientId, readTab(document.clone()));
  // Once the page is cached. If the browser refuses to store anything, there is nothing to clean up.
  event.waitUntil(done.then(dropUnusedData).catch(() => undefined));
  return document;
}

async function answerData(asking: Asking): Promise<Response> {
  const { event } = asking;
  const tab = event instanceof FetchEvent ? await tabOf(event.clientId) : undefined;
  if (!tab) return fetch(asking.request);
  const { cacheFirst, networkFirst } = dataOf(tab.build);
  return (tab.startsFromCache ? cacheFirst : networkFirst).handle(asking);
}

/** The page shown when another is unavailable, with a matching status. */
async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(__OFFLINE_PAGE__).catch(() => undefined);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}
