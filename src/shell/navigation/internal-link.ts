import { isUnder, tidyPath } from '../../lib/addresses';

/** A name with an ending, other than that of a page: `/files/scene.json`. */
const FILE = /\.(?!html$)[^./]+$/;

/** Where a link leads, be it one of a text or of a drawing; undefined if it has no address, or none that can be read. */
export function addressOf(link: Element): URL | undefined {
  const href = link.getAttribute('href');
  if (href === null) return undefined;
  try {
    return new URL(href, document.baseURI);
  } catch {
    return undefined; // The browser, too, leads nowhere.
  }
}

/**
 * The path of the page that a link leads to, path prefix included; undefined if the browser is to follow the link by itself, because it
 * leaves the site, opens elsewhere, or leads to a file.
 */
export function internalPath(link: Element): string | undefined {
  const address = addressOf(link);
  const isPlain = !link.getAttribute('target') && !link.hasAttribute('download');
  if (!isPlain || address?.origin !== location.origin) return undefined;
  if (!isUnder(address.pathname, __PATH_PREFIX__) || FILE.test(address.pathname)) return undefined;
  return tidyPath(address.pathname);
}
