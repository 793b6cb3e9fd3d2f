/** A path without the slash at its end; the root stays `/`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** Whether `path` is `base` or stands below it. */
export function isUnder(path: string, base: string): boolean {
  const bare = withoutTrailingSlash(path);
  return bare === base || bare.startsWith(`${base}/`);
}

/** Whether an address leaves the site. */
export const isExternal = (to: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);
