import { withoutTrailingSlash } from './paths';

/**
 * The full address of something on the site, without a slash at the end. `path` has the path prefix already, as `withPrefix` and the data of
 * pictures give it. The site's own address may name the same folder or not: either way the prefix is in the result once.
 */
export function absoluteUrl(siteUrl: string, path: string, prefix: string = __PATH_PREFIX__): string {
  const { origin, pathname } = new URL(siteUrl);
  const folder = pathname.replace(/\/+$/, '');
  const above = folder.endsWith(prefix) ? folder.slice(0, folder.length - prefix.length) : folder;
  // The parser encodes what is not encoded yet: a path from the browser and one from the data come out alike.
  return withoutTrailingSlash(new URL(origin + above + path).href);
}
