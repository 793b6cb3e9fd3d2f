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
