// Served as /sw.js in place of the site's own, this removes the service worker and all that it kept from the browsers of readers who come by.
const base = new URL(self.registration.scope).pathname;
const isOurs = (name) =>
  name.startsWith(`${base} `) || name.endsWith(self.registration.scope) || name === 'gatsby-plugin-offline-runtime';

// What the worker before is still writing may open its cache again, some seconds later where the machine is busy.
async function removeCaches() {
  for (let quiet = 0; quiet < 20; quiet++) {
    for (const name of (await caches.keys()).filter(isOurs)) quiet = (await caches.delete(name)) ? 0 : quiet;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const remove = (event) => event.waitUntil(removeCaches().finally(() => self.registration.unregister()));

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', remove);
// A slow page that registers the worker only after its removal restores it, without another activation. The next page sends a message.
self.addEventListener('message', remove);
