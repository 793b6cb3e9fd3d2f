import { absoluteUrl } from '../../src/lib/absolute-url';
import { isUnder } from '../../src/lib/paths';
import type { Build } from './built-site';

/** The path as a host sees it: below the path prefix. One that is there already stays. */
export const prefixed = ({ pathPrefix }: Pick<Build, 'pathPrefix'>, path: string): string =>
  pathPrefix !== '' && isUnder(path.replace(/[?#].*$/, ''), pathPrefix) ? path : pathPrefix + path;

/** The full address of a path on the site, with or without the path prefix. */
export const siteAddress = (build: Pick<Build, 'pathPrefix' | 'settings'>, path: string): string =>
  absoluteUrl(build.settings.url, prefixed(build, path), build.pathPrefix);
