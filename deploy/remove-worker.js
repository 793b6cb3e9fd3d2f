// Served as /sw.js in place of the site's own, this removes the service worker and all that it kept from the browsers of readers who come by.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const base = new URL(self.registration.scope).pathname;
  const isOurs = (name) => name.startsWith(`${base} `) || name.endsWith(self.registration.scope);
  const removeCaches = async () => {
    for (const name of (await caches.keys()).filter(isOurs)) await caches.delete(name);
  };
  event.waitUntil(removeCaches().finally(() => self.registration.unregister()));
});
