// Served as /sw.js in place of the site's own, this removes the service worker and all that it kept from the browsers of readers who come by.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const base = new URL(self.registration.scope).pathname;
  const isOurs = (name) => name.startsWith(`${base} `) || name.endsWith(self.registration.scope);
  // What the worker before is still writing may open its cache again, some seconds later where the machine is busy.
  const removeCaches = async () => {
    for (let quiet = 0; quiet < 20; quiet++) {
      for (const name of (await caches.keys()).filter(isOurs)) quiet = (await caches.delete(name)) ? 0 : quiet;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  event.waitUntil(removeCaches().finally(() => self.registration.unregister()));
});
