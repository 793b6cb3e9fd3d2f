/** Removes a trailing slash; the root stays `/`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The canonical path of a page: without `/index.html`, `.html` or a trailing slash. Only `/404.html` keeps its extension. */
export const pagePath = (path: string): string =>
  path === '/404.html' ? path : withoutTrailingSlash(path.replace(/(?:\/index)?\.html\/?$/, '') || '/');

/** The canonical path of a page on the site from the browser's path, without the path prefix. */
export function sitePath(pathname: string): string {
  return pagePath(isUnder(pathname, __PATH_PREFIX__) ? pathname.slice(__PATH_PREFIX__.length) : pathname);
}

/** The canonical form of a browser's path: the path prefix and the path of the page. */
export const normalisedPath = (pathname: string): string => __PATH_PREFIX__ + sitePath(pathname);

/** Whether `path` is `base` or below it. */
export function isUnder(path: string, base: string): boolean {
  const bare = withoutTrailingSlash(path);
  return bare === base || bare.startsWith(`${base}/`);
}

/** Whether an address leaves the site. */
export const isExternal = (to: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** The base for paths that already contain the path prefix: `https://host`. The site's address may or may not include the prefix. */
export function hostAddress(siteUrl: string, pathPrefix: string): string {
  const { origin, pathname } = new URL(siteUrl);
  const folder = pathname.replace(/\/+$/, '');
  return origin + (folder.endsWith(pathPrefix) ? folder.slice(0, folder.length - pathPrefix.length) : folder);
}

/**
 * The full address of something on the site, without a trailing slash. `path` already contains the path prefix, as from `withPrefix` and picture
 * data; the result contains it once.
 */
export function absoluteUrl(siteUrl: string, path: string, prefix: string = __PATH_PREFIX__): string {
  // The parser encodes what is not encoded yet, so paths from the browser and from the data give the same result.
  return withoutTrailingSlash(new URL(hostAddress(siteUrl, prefix) + path).href);
}

/** Decodes a path to the name of its file; an invalid one is returned unchanged. */
export const decodePath = (path: string): string => decoded(path) ?? path;

/** The id in a hash such as `#caf%C3%A9`; empty without a hash, undefined if the encoding is invalid. */
export const decodeHash = (hash: string): string | undefined => decoded(hash.slice(1));

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

interface Fragment {
  /** Id of the target element; empty if there is none. */
  readonly id: string;
  /** Data for the element, if there is any: `#id=data`. */
  readonly data?: string;
  /** Values for the element as a query, if there are any: `#id?swing=30`, `#id=data?swing=30`. */
  readonly values?: string;
}

/** The site creates no longer hashes. Browsers accept ten times as much, but each access to such an address is slow. */
export const LONGEST_HASH = 200_000;

/** Parses the hash of an address; an invalid encoding counts as no hash. */
export function readFragment(hash: string): Fragment {
  const [target = ''] = hash.split('?', 1);
  const values = hash === target ? {} : { values: hash.slice(target.length + 1) };
  const text = decodeHash(target) ?? '';
  const at = text.indexOf('=');
  return at < 0 ? { id: text, ...values } : { id: text.slice(0, at), data: text.slice(at + 1), ...values };
}

/** The hash, without its data if it is too long, or empty if even its id is. */
export function boundHash(hash: string): string {
  return hash.length <= LONGEST_HASH ? hash : hash.slice(0, hash.slice(0, LONGEST_HASH).indexOf('=') + 1);
}
