import { cachedBuild, dataOf, files, pages, search, searchParts } from './caches';
import { kindOf } from './kind';

declare const self: ServiceWorkerGlobalScope;

/**
 * Caches what did not pass through the worker: a page that was reached without its document, and what a page of `build` loaded before the worker was
 * ready. The browser still has most of it, or revalidates it.
 */
export async function cacheLoaded(url: string, build: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url);
  const kind = kindOf({ url, method: 'GET', destination: '', headers: request.headers }, self.registration.scope);
  if (kind === 'data') await Promise.all(dataOf(build).networkFirst.handleAll({ request, event }));
  else if (kind === 'file') await Promise.all(files.handleAll({ request, event }));
  else if (kind === 'search') await Promise.all(search.handleAll({ request, event }));
  else if (kind === 'search-part') await Promise.all(searchParts.handleAll({ request, event }));
  else if (isPage(request) && (await cachedBuild(url)) !== build)
    await Promise.all(pages.handleAll({ request, event }));
}

const isPage = ({ url, method, headers }: Request): boolean =>
  kindOf({ url, method, destination: 'document', headers }, self.registration.scope) === 'page';
