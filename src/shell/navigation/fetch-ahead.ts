/**
 * Replaces Gatsby's prefetch helper, which uses `<link rel="prefetch">`: Firefox blocks that by the policy's `default-src 'none'`. The requests here
 * are covered by `connect-src`, and have low priority.
 */

const asked = new Map<string, Promise<void>>();

/**
 * Fetches a file once and resolves when it has loaded. For data that fail to load it never resolves: the loader would cache that as the page's own
 * failure.
 */
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

/** For data: Gatsby's loader reads them as soon as they have loaded and takes them from here, instead of requesting them again. */
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

/** For scripts: they stay in the browser's cache, as their names contain a hash. An unused preload would be reported on the console. */
async function cache(address: string): Promise<void> {
  const response = await fetch(address, { priority: 'low' });
  await response.arrayBuffer();
}
