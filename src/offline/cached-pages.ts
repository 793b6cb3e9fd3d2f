import { cacheNames, TITLE_HEADER } from '@physics-editor/lib/offline';
import { sitePath } from '@physics-editor/lib/addresses';

/** A page that is available offline. */
export interface CachedPage {
  /** Its absolute address. */
  readonly url: string;
  /** Its path without the path prefix. */
  readonly path: string;
  readonly title: string;
}

/** The cached pages of the site, sorted by path; none if the browser denies access. */
export async function cachedPages(): Promise<CachedPage[]> {
  try {
    const { pages } = cacheNames(`${__PATH_PREFIX__}/`);
    if (!(await caches.has(pages))) return [];
    const cache = await caches.open(pages);
    const found = await Promise.all((await cache.keys()).map(async (key) => pageOf(key.url, await cache.match(key))));
    return found.sort((one, other) => (one.path < other.path ? -1 : 1));
  } catch {
    return [];
  }
}

function pageOf(url: string, response: Response | undefined): CachedPage {
  const path = sitePath(new URL(url).pathname);
  return { url, path, title: titleOf(response?.headers.get(TITLE_HEADER) ?? '') || path };
}

/** The title of a page without the name of the site, which follows the last bar. */
function titleOf(encoded: string): string {
  const { body } = new DOMParser().parseFromString(decodeURIComponent(encoded), 'text/html');
  return body.textContent.replace(/ \| [^|]*$/, '');
}
