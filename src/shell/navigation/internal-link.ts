import { isUnder, normalisedPath } from '@physics-editor/lib/addresses';

/** A name with an extension, except that of a page: `/files/scene.json`. */
const FILE = /\.(?!html$)[^./]+$/;

/** The target of a link in a text or drawing; undefined without a valid address. */
export function addressOf(link: Element): URL | undefined {
  const href = link.getAttribute('href');
  if (href === null) return undefined;
  try {
    return new URL(href, document.baseURI);
  } catch {
    return undefined; // Browsers do not follow it either.
  }
}

/**
 * The path of the page that a link leads to, including the path prefix; undefined if the browser should follow the link, because it leaves the site,
 * opens elsewhere, or leads to a file.
 */
export function internalPath(link: Element): string | undefined {
  const address = addressOf(link);
  const isPlain = !link.getAttribute('target') && !link.hasAttribute('download');
  if (!isPlain || address?.origin !== location.origin) return undefined;
  if (!isUnder(address.pathname, __PATH_PREFIX__) || FILE.test(address.pathname)) return undefined;
  return normalisedPath(address.pathname);
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it here, not in another tab or as a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
