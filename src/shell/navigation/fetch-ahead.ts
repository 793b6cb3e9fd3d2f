/**
 * Replaces Gatsby's prefetch helper, which uses `<link rel="prefetch">`: Firefox blocks that by the policy's `default-src 'none'`. The requests here
 * are covered by `connect-src`, and have low priority.
 */

/** What Gatsby's loader uses of a promise. */
interface Fetched {
  readonly then: (onLoad: () => unknown) => Promise<unknown>;
}

/** The loader's result for a page whose data could not be loaded: it continues with the next pages. */
const FAILED = { status: 'error' };

const asked = new Map<string, Fetched>();

/**
 * Fetches a file once and calls back when it has loaded. For data that fail to load it does not: the loader would read them again, and store that as
 * the page's own failure.
 */
export default function fetchAhead(address: string): Fetched {
  const known = asked.get(address);
  if (known) return known;
  const loading = address.endsWith('.json') ? preload(address) : cache(address);
  const fetched: Fetched = { then: async (onLoad) => ((await loading) ? onLoad() : FAILED) };
  asked.set(address, fetched);
  return fetched;
}

/** For data: Gatsby's loader reads them as soon as they have loaded and takes them from here, instead of requesting them again. */
function preload(address: string): Promise<boolean> {
  const link = preloadLink(address);
  link.fetchPriority = 'low';
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
}

/** Requests data once it is in the document; a request for the same address takes them from it. */
export function preloadLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = address;
  return link;
}

/** For scripts: they stay in the browser's cache, as their names contain a hash. An unused preload would be reported on the console. */
async function cache(address: string): Promise<boolean> {
  const response = fetch(address, { priority: 'low' });
  await response.then((answer) => answer.arrayBuffer()).catch(() => undefined);
  return true;
}
