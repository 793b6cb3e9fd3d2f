import { isUnder, pagePath } from '@physics-editor/lib/addresses';

/** Kinds of requests that the worker handles differently. Others are left to the browser. */
export const KINDS = ['page', 'data', 'file', 'previews', 'search', 'search-part'] as const;

export type Kind = (typeof KINDS)[number];

/** The properties that determine the kind of a request. */
export interface Asked {
  /** Absolute address. */
  readonly url: string;
  readonly method: string;
  /** `document` for a page in a tab. */
  readonly destination: string;
  readonly headers: Pick<Headers, 'has'>;
}

const HASHED = /^\/(?:static\/.+|[^/]+[-.][0-9a-f]{20}\.(?:js|css))$/;
const DATA = /^\/page-data\/.+\.json$/;
const PREVIEWS = /^\/previews\/.+\.json$/;
/** Parts of the search index; each has a hash in its name. */
const SEARCH_PART = /^\/pagefind\/.+\.pf_[a-z]+$/;
const SEARCH = /^\/pagefind\//;
/** A name with an extension, except that of a page. */
const NAMED_FILE = /\.(?!html$)[^./]+$/;

/** The kind of a request to the site at `scope`, an absolute address with a trailing slash; none for ranges, other methods or sites. */
export function kindOf({ url, method, destination, headers }: Asked, scope: string): Kind | undefined {
  const { origin, pathname } = new URL(url);
  const site = new URL(scope);
  const base = site.pathname.slice(0, -1);
  if (method !== 'GET' || headers.has('range') || origin !== site.origin || !isUnder(pathname, base)) return undefined;
  const path = pathname.slice(base.length);
  // A file that is opened or downloaded, such as a film, may be too large to be stored.
  if (HASHED.test(path)) return destination === 'document' ? undefined : 'file';
  if (DATA.test(path)) return 'data';
  if (PREVIEWS.test(path)) return 'previews';
  if (SEARCH_PART.test(path)) return 'search-part';
  if (SEARCH.test(path)) return 'search';
  return destination === 'document' && !NAMED_FILE.test(path) ? 'page' : undefined;
}

/** The cache key of a request: the canonical address of the page or file, without query and fragment. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pagePath(pathname);
}

/** The cache key of the page whose data are at an address; undefined for other data. */
export function pageOfData(url: string): string | undefined {
  const [, site = '', page] = /^(.*)\/page-data\/(.+)\/page-data\.json$/.exec(url) ?? [];
  return page === undefined ? undefined : keyOf(`${site}/${page === 'index' ? '' : page}`);
}
