/** A path without the slash at its end; the root stays `/`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The address of a page on the site, from the browser's path: without the path prefix and without a slash at the end. */
export const sitePath = (pathname: string): string =>
  withoutTrailingSlash(pathname.startsWith(__PATH_PREFIX__) ? pathname.slice(__PATH_PREFIX__.length) || '/' : pathname);

/** Whether `path` is `base` or stands below it. */
export function isUnder(path: string, base: string): boolean {
  const bare = withoutTrailingSlash(path);
  return bare === base || bare.startsWith(`${base}/`);
}

/** Whether an address leaves the site. */
export const isExternal = (to: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);
