import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { BUILD_HEADER, TITLE_HEADER, buildOf, buildOfCache, cacheNames } from '../lib/offline';
import { keyOf } from './kind';
import { isUnavailable, isValid } from './validate';

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;
const names = cacheNames(base);

const DAY = 24 * 60 * 60;
/** How long the network may take before what is kept is used, in s. */
const PATIENCE = 3;
const matchOptions = { ignoreVary: true };

const tidyKey: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) };

const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true, matchOptions });

const isValidFor = (url: string, response: Response): Promise<boolean> =>
  isValid(url, response, __DIGESTS__[new URL(url).pathname]);

/** Stores valid answers only. */
const validOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isValidFor(request.url, response)) ? response : null),
};

/** An invalid answer counts as none: what is cached is used instead. */
const refuseInvalid: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && !(await isValidFor(request.url, response))) throw new Error(`Invalid answer: ${request.url}`);
    return response;
  },
};

/** Where the host cannot answer for now, what is cached is used, if anything is. */
const bridgeOutage = (cacheName: string): WorkboxPlugin => ({
  // `fetchDidSucceed` does not see answers that the browser has preloaded.
  handlerWillRespond: async ({ request, response }) => {
    if (!isUnavailable(response)) return response;
    return (await caches.match(keyOf(request.url), { cacheName, ...matchOptions })) ?? response;
  },
});

/** Keeps whole pages of the site alone, each with its build and title. */
const rememberBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!(await isValidFor(request.url, response))) return null;
    const html = await response.text();
    const build = buildOf(html);
    if (!build) return null;
    const headers = new Headers(response.headers);
    // The text is no longer as it was sent.
    headers.delete('content-encoding');
    headers.delete('content-length');
    headers.set(BUILD_HEADER, build);
    headers.set(TITLE_HEADER, encodeURIComponent(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''));
    return new Response(html, { headers });
  },
};

/** Pages that the reader has visited. */
export const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: PATIENCE,
  matchOptions,
  plugins: [tidyKey, rememberBuild, bridgeOutage(names.pages), bounded(60, 30)],
});

/** Files with a hash in their name: what is kept is what the network would give. */
export const files = new CacheFirst({
  cacheName: names.files,
  matchOptions,
  plugins: [tidyKey, validOnly, bounded(400, 60)],
});

/** The way into the search index. */
export const search = new NetworkFirst({
  cacheName: names.search,
  networkTimeoutSeconds: PATIENCE,
  matchOptions,
  plugins: [tidyKey, validOnly, refuseInvalid, bridgeOutage(names.search)],
});

/** Parts of the search index, which have a hash in their name. */
export const searchParts = new CacheFirst({
  cacheName: names.search,
  matchOptions,
  plugins: [tidyKey, validOnly, bounded(300, 30)],
});

/** Tells the loader of the page that the site has changed: it compares this file with its document. */
const isAppData = (url: string): boolean => new URL(url).pathname.endsWith('/page-data/app-data.json');

const isFrom = async (response: Response, build: string): Promise<boolean> =>
  buildOf(await response.clone().text()) === build;

/** Lets no data of another build through to a page of this one, and keeps none. */
const oneBuild = (build: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) =>
    !response.ok || isAppData(request.url) || (await isFrom(response, build)) ? response : Response.error(),
  cacheWillUpdate: async ({ response }) => ((await isFrom(response, build)) ? response : null),
});

/** Ways to the data of a build. */
interface DataOfBuild {
  networkFirst: NetworkFirst;
  keptFirst: CacheFirst;
  expiration: ExpirationPlugin;
}

const known = new Map<string, DataOfBuild>();

/** Ways to the data of pages of one build: neither ever gives those of another. */
export function dataOf(build: string): DataOfBuild {
  let data = known.get(build);
  if (!data) {
    const expiration = bounded(200, 30);
    const cacheName = names.data(build);
    const plugins = [tidyKey, validOnly, refuseInvalid, oneBuild(build), bridgeOutage(cacheName), expiration];
    const options = { cacheName, matchOptions, plugins };
    const networkFirst = new NetworkFirst({ ...options, networkTimeoutSeconds: PATIENCE });
    data = { networkFirst, keptFirst: new CacheFirst(options), expiration };
    known.set(build, data);
  }
  return data;
}

/** Deletes what is invalid from all caches of the site: another build's worker may have stored it. */
export async function deleteInvalid(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`${base} `));
  await Promise.all(ours.map(deleteInvalidIn));
}

async function deleteInvalidIn(name: string): Promise<void> {
  const cache = await caches.open(name);
  const check = async (request: Request) => {
    const response = await cache.match(request, matchOptions);
    if (response && !(await isValidFor(request.url, response))) await cache.delete(request, matchOptions);
  };
  await Promise.all((await cache.keys()).map(check));
}

/** The build that a page is kept from; undefined if it is not kept. */
export async function keptBuild(url: string): Promise<string | undefined> {
  const page = await caches.match(keyOf(url), { cacheName: names.pages, ...matchOptions });
  return page?.headers.get(BUILD_HEADER) ?? undefined;
}

/** Drops the data of builds that no kept page is from, but of those in `used`. */
export async function dropUnusedData(used: readonly string[]): Promise<void> {
  const builds = (await caches.keys()).flatMap((name) => buildOfCache(name, base) ?? []);
  if (builds.length < 2) return;
  const cache = await caches.open(names.pages);
  const kept = await Promise.all((await cache.keys()).map(({ url }) => keptBuild(url)));
  const unused = builds.filter((build) => !used.includes(build) && !kept.includes(build));
  for (const build of unused) {
    await dataOf(build).expiration.deleteCacheAndMetadata();
    await caches.delete(names.data(build));
    known.delete(build);
  }
}
