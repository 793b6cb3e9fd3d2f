import { readBuilt } from '../pages/built';

/** The site's public address with its path prefix, from robots.txt. */
export const SITE = /^Sitemap: (https:\/\/\S+)\/sitemap\.xml$/m.exec(readBuilt('/robots.txt').toString())?.[1] ?? '';

/** The path on this host of a full address of the site. */
export const here = (address = ''): string => address.replace(SITE, '') || '/';
