import { readBuilt } from '../pages/built';

/** The site's own address, with its path prefix, from its list for search engines. */
export const SITE = /^Sitemap: (https:\/\/\S+)\/sitemap\.xml$/m.exec(readBuilt('/robots.txt').toString())?.[1] ?? '';

/** The path on this host of a full address of the site. */
export const here = (address = ''): string => address.replace(SITE, '') || '/';
