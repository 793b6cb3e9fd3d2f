import { withoutTrailingSlash } from './paths';

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
