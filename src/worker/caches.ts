import { cacheNames as workboxNames, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { BUILD_HEADER, TITLE_HEADER, buildOf, buildOfCache, cacheNames } from '@physics-editor/lib/offline';
import { keyOf, pageOfData } from './kind';
import { openBuilds } from './tabs';
import { isUnavailable, isValid } from './validate';

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;
const names = cacheNames(base);

const DAY = 24 * 60 * 60;
/** Time for the network to answer before the cache is used, in s. */
const MAX_DELAY = 3;
const matchOptions = { ignoreVary: true };

const normalisedKey: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) };

const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true, matchOptions });

const isValidFor = (url: string, response: Response): Promise<boolean> =>
  isValid(url, response, __DIGESTS__[new URL(url).pathname]);

/** Stores only valid answers. */
const validOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isValidFor(request.url, response)) ? response : null),
};

/** An invalid answer counts as none: the cache is used instead. */
const refuseInvalid: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && !(await isValidFor(request.url, response))) throw new Error(`Invalid answer: ${request.url}`);
    return response;
  },
};

/** If the host cannot answer for now, the cache is used, if it has an entry. */
const bridgeOutage = (cacheName: string): WorkboxPlugin => ({
  // `fetchDidSucceed` does not see answers that the browser has preloaded.
  handlerWillRespond: async ({ request, response }) => {
    if (!isUnavailable(response)) return response;
    return (await caches.match(keyOf(request.url), { cacheName, ...matchOptions })) ?? response;
  },
});

/** Stores only complete pages of the site, each with its build and title. */
const rememberBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!(await isValidFor(request.url, response))) return null;
    const html = await response.text();
    const build = buildOf(html);
    if (!build) return null;
    const headers = new Headers(response.headers);
    // The body is now decoded text.
    headers.delete('content-encoding');
    headers.delete('content-length');
    headers.set(BUILD_HEADER, build);
    headers.set(TITLE_HEADER, encodeURIComponent(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''));
    return new Response(html, { headers });
  },
};

const networkFirst = (cacheName: string, ...plugins: WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: MAX_DELAY,
    matchOptions,
    plugins: [normalisedKey, ...plugins, bridgeOutage(cacheName)],
  });

const cacheFirst = (cacheName: string, ...plugins: WorkboxPlugin[]) =>
  new CacheFirst({ cacheName, matchOptions, plugins: [normalisedKey, ...plugins] });

/** Strategies of the kinds of requests whose answers do not depend on the build of a page. */
export const strategies = {
  page: networkFirst(names.pages, rememberBuild, bounded(60, 30)),
  // A cached file with a hash in its name equals the network's.
  file: cacheFirst(names.files, validOnly, bounded(400, 60)),
  previews: networkFirst(names.previews, validOnly, refuseInvalid, bounded(200, 30)),
  search: networkFirst(names.search, validOnly, refuseInvalid),
  'search-part': cacheFirst(names.search, validOnly, bounded(300, 30)),
};

/** Gatsby's loader in the page compares this file with its document to detect a new build. */
const isAppData = (url: string): boolean => new URL(url).pathname.endsWith('/page-data/app-data.json');

const isFrom = async (response: Response, build: string): Promise<boolean> =>
  buildOf(await response.clone().text()) === build;

/** Rejects data of other builds and does not store them. */
const oneBuild = (build: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) =>
    !response.ok || isAppData(request.url) || (await isFrom(response, build)) ? response : Response.error(),
  cacheWillUpdate: async ({ response }) => ((await isFrom(response, build)) ? response : null),
});

/** Fetches a cached page again when its data have changed: without a network, its document would still show the older text. */
const renewPage: WorkboxPlugin = {
  async cacheDidUpdate({ request, oldResponse, newResponse, event }) {
    const page = pageOfData(request.url);
    if (page === undefined || !oldResponse || (await oldResponse.text()) === (await newResponse.text())) return;
    if (await cachedBuild(page)) await Promise.all(strategies.page.handleAll({ request: new Request(page), event }));
  },
};

function strategiesFor(build: string) {
  const expiration = bounded(200, 30);
  const cacheName = names.data(build);
  const plugins = [validOnly, refuseInvalid, oneBuild(build), renewPage, expiration];
  return {
    networkFirst: networkFirst(cacheName, ...plugins),
    cacheFirst: cacheFirst(cacheName, ...plugins, bridgeOutage(cacheName)),
    expiration,
  };
}

const known = new Map<string, ReturnType<typeof strategiesFor>>();

/** Strategies for page data of one build; neither ever returns those of another. */
export function dataOf(build: string) {
  const data = known.get(build) ?? strategiesFor(build);
  known.set(build, data);
  return data;
}

/** Deletes invalid entries from all caches of the site: the worker of another build may have stored them. */
export async function deleteInvalid(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`${base} `));
  await Promise.all(ours.map(deleteInvalidIn));
}

/** Deletes the caches of a former worker, such as that of Gatsby's offline plugin. Workbox ends their names with the scope of the worker. */
export async function deleteFormer(): Promise<void> {
  const { scope } = self.registration;
  for (const name of await caches.keys()) {
    const isFormer = name.endsWith(scope) && name !== workboxNames.precache;
    if (isFormer || name === 'gatsby-plugin-offline-runtime') await caches.delete(name);
  }
}

async function deleteInvalidIn(name: string): Promise<void> {
  const cache = await caches.open(name);
  const check = async (request: Request) => {
    const response = await cache.match(request, matchOptions);
    if (response && !(await isValidFor(request.url, response))) await cache.delete(request, matchOptions);
  };
  await Promise.all((await cache.keys()).map(check));
}

/** The build of a cached page; undefined if it is not cached. */
export async function cachedBuild(url: string): Promise<string | undefined> {
  const page = await caches.match(keyOf(url), { cacheName: names.pages, ...matchOptions });
  return page?.headers.get(BUILD_HEADER) ?? undefined;
}

/** Deletes the data of builds of which no page is cached or open. */
export async function dropUnusedData(): Promise<void> {
  const builds = (await caches.keys()).flatMap((name) => buildOfCache(name, base) ?? []);
  if (builds.length < 2) return;
  const cache = await caches.open(names.pages);
  const cached = await Promise.all((await cache.keys()).map(({ url }) => cachedBuild(url)));
  const used = [...cached, ...(await openBuilds())];
  const unused = builds.filter((build) => !used.includes(build));
  for (const build of unused) {
    await dataOf(build).expiration.deleteCacheAndMetadata();
    await caches.delete(names.data(build));
    known.delete(build);
  }
}
