/**
 * The service worker: visited pages can be read without a network.
 *
 * Only the offline page is fetched in advance. Everything else is cached as the reader loads it.
 *
 * How builds are kept separate: every page and every file of its data contains its build id, a digest of what pages share. A cached page records that
 * id, and data are cached by build. An open page only receives data of its own build, from the network or from that cache; it treats data of another
 * build as an error and reloads the address as a document. Documents come from the network if it answers within seconds, so a new build appears with
 * the next one. A page that started from the cache gets its first data from there, too. Files with a hash in their names are the same in all builds
 * that use them. Data of a build are deleted when no page of it is cached or open. If only the texts of pages have changed, the build keeps its id: an
 * open page shows newer texts in place, and a cached page is fetched again once its data have changed.
 *
 * Only valid answers are stored (`validate.ts`): of the right type and complete. If the host cannot answer for now (5xx, 429), the cache is used, as
 * without a network.
 *
 * A new worker can therefore take over at once: nothing depends on which worker stored what. It starts by deleting invalid entries.
 */
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { readVisit } from '@physics-editor/lib/offline';
import { answer } from './answer';
import { deleteFormer, deleteInvalid } from './caches';
import { cacheLoaded } from './cache-loaded';
import { kindOf, KINDS } from './kind';
import { noteTab } from './tabs';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;

precacheAndRoute(__PRECACHE__, { cleanURLs: false, directoryIndex: '' });
for (const kind of KINDS) {
  registerRoute(
    ({ request }) => kindOf(request, scope) === kind,
    ({ request, event }) => answer(kind, { request, event }),
  );
}

self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
self.addEventListener('activate', (event) => {
  // The browser requests a document while it starts the worker.
  event.waitUntil(self.registration.navigationPreload.enable().catch(() => undefined));
  event.waitUntil(Promise.all([deleteInvalid(), deleteFormer()]).catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const visit = readVisit(event.data);
  const { source } = event;
  if (!visit || !(source instanceof Client)) return;
  const { build, page, files } = visit;
  noteTab(source.id, { build, startsFromCache: false });
  // Also what the page loaded before the worker was ready.
  event.waitUntil(Promise.allSettled([page, ...files].map((url) => cacheLoaded(url, build, event))));
});
