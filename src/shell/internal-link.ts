import { isUnder, tidyPath } from '../lib/paths';

/** A name with an ending, other than that of a page: `/files/scene.json`. */
const FILE = /\.(?!html$)[^./]+$/;

/**
 * The path of the page that a link leads to, path prefix included; undefined if the browser is to follow the link by itself, because it
 * leaves the site, opens elsewhere, or leads to a file.
 */
export function internalPath(link: HTMLAnchorElement): string | undefined {
  const isPlain = !link.target && !link.hasAttribute('download') && link.origin === location.origin;
  if (!isPlain || !isUnder(link.pathname, __PATH_PREFIX__) || FILE.test(link.pathname)) return undefined;
  return tidyPath(link.pathname);
}
