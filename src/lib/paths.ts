/** A path without the slash at its end; the root stays `/`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The address of a page on the site, from the browser's path: without the path prefix and without a slash at the end. */
export function sitePath(pathname: string): string {
  const isPrefixed = __PATH_PREFIX__ !== '' && isUnder(pathname, __PATH_PREFIX__);
  return withoutTrailingSlash((isPrefixed ? pathname.slice(__PATH_PREFIX__.length) : pathname) || '/');
}

/** Whether `path` is `base` or stands below it. */
export function isUnder(path: string, base: string): boolean {
  const bare = withoutTrailingSlash(path);
  return bare === base || bare.startsWith(`${base}/`);
}

/** Whether an address leaves the site. */
export const isExternal = (to: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);
