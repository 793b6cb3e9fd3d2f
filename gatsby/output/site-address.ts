import { absoluteUrl } from '../../src/lib/addresses';
import type { Build } from './built-site';

/** The path as a host sees it: below the path prefix. */
export const prefixed = ({ pathPrefix }: Pick<Build, 'pathPrefix'>, path: string): string => pathPrefix + path;

/** The full address of a path on the site, which has no path prefix yet. */
export const siteAddress = (build: Pick<Build, 'pathPrefix' | 'settings'>, path: string): string =>
  fullAddress(build, prefixed(build, path));

/** The full address of a path as pages name it, with the path prefix. */
export const fullAddress = ({ settings, pathPrefix }: Pick<Build, 'pathPrefix' | 'settings'>, path: string): string =>
  absoluteUrl(settings.url, path, pathPrefix);
