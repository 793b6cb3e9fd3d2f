import { accountId } from '../checks/environment';
import type { OutputStep } from './built-site';
import { writeCards } from './cards/write-cards';
import { checkLinks } from './check-links';
import { writeChunkMap } from './chunk-map';
import { compressSite } from './compress';
import { addPolicy, contentPolicy } from './content-policy';
import { writeFeeds } from './feeds';
import { gatherGlobals } from './gather-globals';
import { writeIcons } from './icons';
import { inlineScriptHashes } from './inline-scripts';
import { lateStart, lateStartCode } from './late-start';
import { writeManifest } from './manifest';
import { markBuild } from './mark-build';
import { finishOfflinePage } from './offline-page';
import { writeRedirects } from './redirects';
import { writeSearchIndex } from './search-index';
import { writeLicences } from './shipped-packages';
import { writeSitemap } from './sitemap';
import { writeWorker } from './worker';
import { writeHeaders } from './write-headers';
import type { PageSteps } from './write-site';
import { writeLlms } from './write-llms';
import { writeTwins } from './write-twins';

const accounts = {
  hasAnalytics: accountId('analytics') !== undefined,
  hasAdvertising: accountId('advertising') !== undefined,
};

/** What is done to the HTML of each page, in this order. The policy goes last: it names the scripts that the others leave. */
export const pageSteps: PageSteps = async (site) => [
  gatherGlobals,
  markBuild(site.folder),
  lateStart(await lateStartCode(site.root), writeChunkMap(site)),
  (html) => addPolicy(html, contentPolicy({ scriptHashes: inlineScriptHashes(html), ...accounts })),
];

/** What is made of the finished pages, in this order: files are added first, checks and compression come last. */
export const steps: readonly OutputStep[] = [
  finishOfflinePage,
  writeCards,
  writeFeeds,
  writeSitemap,
  writeTwins,
  // Of the twins.
  writeLlms,
  writeIcons,
  writeManifest,
  // Their targets are pages and files.
  writeRedirects,
  writeSearchIndex,
  writeWorker,
  writeLicences,
  writeHeaders(accounts),
  checkLinks,
  compressSite,
];
