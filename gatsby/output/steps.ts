import type { OutputStep } from './built-site';
import { compressSite } from './compress';
import { writeFeeds } from './feeds';
import { writeIcons } from './icons';
import { writeManifest } from './manifest';
import { writeRedirects } from './redirects';
import { writeSearchIndex } from './search-index';
import { writeSitemap } from './sitemap';

/** What is made of Gatsby's pages, in this order: pages are changed first, files are added next, checks and compression come last. */
export const steps: readonly OutputStep[] = [
  writeFeeds,
  writeSitemap,
  writeIcons,
  writeManifest,
  // Their targets are pages and files.
  writeRedirects,
  writeSearchIndex,
  compressSite,
];
