/** A path without the slash at its end; the root stays `/`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The one address of a page: without `/index.html`, `.html` or a slash at the end. `/404.html` is the only page whose name ends so. */
export const pagePath = (path: string): string =>
  path === '/404.html' ? path : withoutTrailingSlash(path.replace(/(?:\/index)?\.html\/?$/, '') || '/');

/** The address of a page on the site, from the browser's path: without the path prefix, and in its one form. */
export function sitePath(pathname: string): string {
  return pagePath(isUnder(pathname, __PATH_PREFIX__) ? pathname.slice(__PATH_PREFIX__.length) : pathname);
}

/** A path of the browser in the one form that the site gives its pages: the path prefix, and the address of the page. */
export const tidyPath = (pathname: string): string => __PATH_PREFIX__ + sitePath(pathname);

/** Whether `path` is `base` or stands below it. */
export function isUnder(path: string, base: string): boolean {
  const bare = withoutTrailingSlash(path);
  return bare === base || bare.startsWith(`${base}/`);
}

/** Whether an address leaves the site. */
export const isExternal = (to: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/**
 * What a path that has the path prefix already is appended to, to be a full address: `https://host`. The site's own address may name the
 * folder of the prefix or not.
 */
export function hostAddress(siteUrl: string, pathPrefix: string): string {
  const { origin, pathname } = new URL(siteUrl);
  const folder = pathname.replace(/\/+$/, '');
  return origin + (folder.endsWith(pathPrefix) ? folder.slice(0, folder.length - pathPrefix.length) : folder);
}

/**
 * The full address of something on the site, without a slash at the end. `path` has the path prefix already, as `withPrefix` and the data of
 * pictures give it: either way the prefix is in the result once.
 */
export function absoluteUrl(siteUrl: string, path: string, prefix: string = __PATH_PREFIX__): string {
  // The parser encodes what is not encoded yet: a path from the browser and one from the data come out alike.
  return withoutTrailingSlash(new URL(hostAddress(siteUrl, prefix) + path).href);
}

/** A path as its file is named; one that is no encoded path stands for itself. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The id that a hash such as `#caf%C3%A9` names; empty for no hash, undefined for one that is not encoded as an address must be. */
export function decodeHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

interface Fragment {
  /** Id of the element that the address names; empty if it names none. */
  readonly id: string;
  /** What the element is to make of it, if the address says: `#id=data`. */
  readonly data?: string;
}

/** No address that the site makes has more characters in its hash. Browsers take ten times as many, and each reading of such an address is slow. */
export const LONGEST_HASH = 200_000;

/** What the hash of an address says; nothing for one that is not encoded as an address must be. */
export function readFragment(hash: string): Fragment {
  const text = decodeHash(hash) ?? '';
  const at = text.indexOf('=');
  return at < 0 ? { id: text } : { id: text.slice(0, at), data: text.slice(at + 1) };
}

/** The hash itself, if it is not too long; else without its data, and nothing if its id is too long by itself. */
export function boundHash(hash: string): string {
  return hash.length <= LONGEST_HASH ? hash : hash.slice(0, hash.slice(0, LONGEST_HASH).indexOf('=') + 1);
}
