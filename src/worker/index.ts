/**
 * The service worker: pages that the reader has visited can be read without a network.
 *
 * Nothing is fetched ahead but the offline page. What a reader loads is kept as it comes by.
 *
 * The rule that keeps builds apart: every page, and every file of its data, says which build it is from. A kept page remembers that build,
 * and data are kept in a cache of their build. An open page gets data of its own build alone, from the network or from that cache; data of
 * another build are an error to it, whereupon the page opens the address as a document. Documents come from the network if it answers
 * within seconds, so a new build is there with the next of them. A page that started from what is kept gets its first data from there too.
 * Files with a hash in their name are the same in all builds that know them. Data of a build go once no page of it is kept or open.
 *
 * Only valid answers are stored (`validate.ts`): of the right type and complete. Where the host cannot answer for now (5xx, 429), what is
 * cached is used, as without a network.
 *
 * So a new worker can take over at once: nothing depends on which worker kept what. It starts by deleting what is invalid.
 */
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { readVisit, type Visit } from '../lib/offline';
import { answer } from './answer';
import { deleteInvalid } from './caches';
import { keepLoaded } from './keep-loaded';
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
  // The browser asks for a document while it wakes the worker.
  event.waitUntil(self.registration.navigationPreload.enable().catch(() => undefined));
  event.waitUntil(deleteInvalid().catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const visit = readVisit(event.data);
  const { source } = event;
  if (!visit || !(source instanceof Client)) return;
  noteTab(source.id, { build: visit.build, startsFromKept: false });
  event.waitUntil(keep(visit, event));
});

/** Keeps the page of a visit, and what it loaded before the worker was there. */
async function keep({ build, page, files }: Visit, event: ExtendableEvent): Promise<void> {
  await Promise.allSettled([page, ...files].map((url) => keepLoaded(url, build, event)));
}
