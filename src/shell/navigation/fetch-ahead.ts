/**
 * Takes the place of Gatsby's helper that fetches what a page needs before it is asked for, by `<link rel="prefetch">`: Firefox holds that
 * against the policy's `default-src 'none'`. What is used here comes under `connect-src`, at low priority.
 */

const asked = new Map<string, Promise<void>>();

/** Fetches a file once, and ends when it has come. Data that do not come never end: the loader would keep that for the page's own failure. */
export default function fetchAhead(address: string): Promise<void> {
  const known = asked.get(address);
  if (known) return known;
  const came = new Promise<void>((resolve) => {
    if (address.endsWith('.json')) preload(address, resolve);
    else
      void cache(address)
        .catch(() => undefined)
        .then(resolve);
  });
  asked.set(address, came);
  return came;
}

/** For data: Gatsby's loader reads them as soon as they have come, and takes them from here. Otherwise it would ask the host once more. */
function preload(address: string, onLoad: () => void): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  link.href = address;
  link.addEventListener('load', onLoad);
  document.head.append(link);
}

/** For scripts: they stay in the browser's cache, as their names have a hash. A preload that is not used at once would be reported on the console. */
async function cache(address: string): Promise<void> {
  const response = await fetch(address, { priority: 'low' });
  await response.arrayBuffer();
}
