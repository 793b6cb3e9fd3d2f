import { accountId } from '../checks/environment';
import type { OutputStep } from './built-site';
import { writeCards } from './cards/write-cards';
import { checkLinks } from './links/check-links';
import { writeChunkMap } from './pages/chunk-map';
import { compressSite } from './hosting/compress';
import { contentPolicy } from './hosting/content-policy';
import { writeEmbeds } from './embeds/write-embeds';
import { writeFeeds } from './feeds';
import { gatherGlobals } from './pages/gather-globals';
import { writeIcons } from './icons';
import { lateStart, lateStartCode } from './pages/late-start';
import { writeManifest } from './manifest';
import { stampBuildId } from './pages/build-id';
import { OFFLINE_FILE, offlineStart } from './offline/offline-page';
import { writePreviews } from './previews/write-previews';
import { writeRedirects } from './hosting/redirects';
import { writeSearchIndex } from './search/search-index';
import { writeLicences } from './write-licences';
import { writeSitemap } from './machine-readers/sitemap';
import { writeWorker } from './offline/worker';
import { writeHeaders } from './hosting/write-headers';
import type { Rewriting } from './write-site';
import { writeLlms } from './machine-readers/write-llms';
import { writeAlternates } from './machine-readers/write-alternates';
import { writeApi } from './machine-readers/write-api';
import { writeScenes } from './machine-readers/write-scenes';

const accounts = {
  hasAnalytics: accountId('analytics') !== undefined,
  hasAdvertising: accountId('advertising') !== undefined,
};

/** How each page is rewritten. */
export const rewriting: Rewriting = async (site) => {
  const [code, offline] = [await lateStartCode(site.root), await offlineStart(site)];
  const withGatsby = [gatherGlobals, stampBuildId(site.folder), lateStart(code, writeChunkMap(site))];
  return {
    rewrite: (html, file) =>
      file === OFFLINE_FILE ? offline(html) : withGatsby.reduce((text, step) => step(text), html),
    policyOf: ({ scriptHashes }) => contentPolicy({ scriptHashes, ...accounts }),
  };
};

/** Steps that follow the pages, in this order: files are added first, then checked and compressed. */
export const steps: readonly OutputStep[] = [
  writeCards,
  writeFeeds,
  writeSitemap,
  writeAlternates,
  // Needs the alternates.
  writeLlms,
  writeScenes,
  writeEmbeds,
  writeApi,
  writePreviews,
  writeIcons,
  writeManifest,
  // Needs the pages and files that redirects lead to.
  writeRedirects,
  writeSearchIndex,
  writeWorker,
  writeLicences,
  writeHeaders(accounts),
  checkLinks,
  compressSite,
];
