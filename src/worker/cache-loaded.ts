import { cachedBuild, dataOf, strategies } from './caches';
import { kindOf } from './kind';

declare const self: ServiceWorkerGlobalScope;

/**
 * Caches what did not pass through the worker: a page that was reached without its document, and what a page of `build` loaded before the worker was
 * ready. The browser still has most of it, or revalidates it.
 */
export async function cacheLoaded(url: string, build: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url);
  const kind = kindOf({ url, method: 'GET', destination: '', headers: request.headers }, self.registration.scope);
  const strategy = kind === 'data' ? dataOf(build).networkFirst : strategies[kind ?? 'page'];
  if (kind || (isPage(request) && (await cachedBuild(url)) !== build))
    await Promise.all(strategy.handleAll({ request, event }));
}

const isPage = ({ url, method, headers }: Request): boolean =>
  kindOf({ url, method, destination: 'document', headers }, self.registration.scope) === 'page';
