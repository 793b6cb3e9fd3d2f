import { hostAddress } from '@physics-editor/lib/addresses';
import type { Build } from '../built-site';

/** The meaning of an address: on the site, elsewhere, or invalid. */
export type OwnAddress =
  | { readonly kind: 'own'; readonly path: string; readonly hash: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'fault'; readonly message: string; readonly hint: string };

const FOREIGN: OwnAddress = { kind: 'foreign' };
/** The host that addresses without one are resolved against. */
const HOST = 'https://site.invalid';

/**
 * Returns a function that classifies addresses in a page or file at `from`. Paths have no path prefix; those returned are decoded and without query,
 * hashes as written. Absolute addresses of the site are its own, except those below `elsewhere`.
 */
export function ownAddresses(
  { settings, pathPrefix }: Pick<Build, 'settings' | 'pathPrefix'>,
  elsewhere: readonly string[] = [],
) {
  const site = new URL(settings.url);
  const base = hostAddress(settings.url, pathPrefix).slice(site.origin.length) + pathPrefix;

  const below = (url: URL, start: string): OwnAddress => {
    try {
      return { kind: 'own', path: decodeURIComponent(url.pathname.slice(start.length)) || '/', hash: url.hash };
    } catch {
      const hint = 'encode it: a percent sign itself is %25';
      return { kind: 'fault', message: 'The address is not encoded correctly.', hint };
    }
  };

  return (address: string, from: string): OwnAddress => {
    const written = address.trim();
    if (written === '') {
      return { kind: 'fault', message: 'The address is empty.', hint: 'say where it leads, or leave the link out' };
    }
    const isAbsolute = /^(https?:)?\/\//i.test(written);
    if (!isAbsolute && /^[a-z][a-z\d+.-]*:/i.test(written)) return FOREIGN;

    const at = isAbsolute ? site.href : HOST + pathPrefix + encodeURI(from);
    if (!URL.canParse(written, at)) {
      return { kind: 'fault', message: 'This is not an address.', hint: 'write /a/path, #an-anchor or https://…' };
    }
    const url = new URL(written, at);
    if (isAbsolute) {
      const isElsewhere = elsewhere.some((link) => isWithin(written, link));
      return url.host !== site.host || isElsewhere || !isWithin(url.pathname, base) ? FOREIGN : below(url, base);
    }
    if (isWithin(url.pathname, pathPrefix)) return below(url, pathPrefix);
    const hint = `write ${pathPrefix}${url.pathname}`;
    return { kind: 'fault', message: `The address leaves ${pathPrefix}, where the site is.`, hint };
  };
}

/** Whether an address is `base` or below it. */
const isWithin = (address: string, base: string): boolean =>
  address.startsWith(base) && /^($|[/?#])/.test(address.slice(base.length));
