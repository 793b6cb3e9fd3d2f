import { accountId } from '../checks/environment';
import type { OutputStep } from '@physics-editor/publish/built-site';
import { checkLinks } from '@physics-editor/publish/links/check-links';
import { gatsbyScripts, lateStart, lateStartCode, writeLoadAhead } from '@physics-editor/publish/pages/late-start';
import { compressSite } from '@physics-editor/publish/hosting/compress';
import { contentPolicy, type PolicyTerms } from '@physics-editor/publish/hosting/content-policy';
import { writeEmbeds } from './embeds/write-embeds';
import { writeFeeds } from '@physics-editor/publish/feeds/index';
import { writeIcons } from '@physics-editor/publish/icons';
import { writeManifest } from '@physics-editor/publish/manifest';
import { stampBuildId } from '@physics-editor/publish/pages/build-id';
import { OFFLINE_FILE, offlineStart } from '@physics-editor/publish/offline/offline-page';
import { writePreviews } from './previews/write-previews';
import { writeRedirects } from '@physics-editor/publish/hosting/redirects';
import { isOutsideIndex, writeSearchIndex } from '@physics-editor/publish/search/search-index';
import { writeLicences } from '@physics-editor/publish/write-licences';
import { writeSitemap } from '@physics-editor/publish/sitemap';
import { writeWorker } from '@physics-editor/publish/offline/worker';
import { writeHeaders } from '@physics-editor/publish/hosting/headers';
import { contentFiles, TEXT_FOLDERS } from '@physics-editor/lib/content/content-files';
import { atOnce, beginSite, inOrder, isFinal, type Plan, type SiteWriting } from '@physics-editor/publish/write-site';
import { writeLlms } from './machine-readers/write-llms';
import { writeAlternates } from './machine-readers/write-alternates';
import { writeApi } from './machine-readers/write-api';
import { findBuiltScenes, writeScenes } from './machine-readers/write-scenes';
import { finishCards } from './cards';
import { followPages } from './follow-pages';
import { lastChanges } from './last-changes';
import { knownAddresses } from './links';
import { readPosts } from './posts';
import { sceneEntry, searchedSections } from './searched';
import type { SiteBuild, SiteOutput } from './site-build';

type Allowances = Omit<PolicyTerms, 'scriptHashes'>;

/** Begins to write the finished site of a build. */
export function beginOutput(build: SiteBuild): SiteWriting {
  const site = beginSite(build, planFor);
  followPages(site.take);
  return site;
}

/** How each page is rewritten, and what follows. */
async function planFor(site: SiteBuild & Pick<SiteOutput, 'folder'>): Promise<Plan<SiteOutput>> {
  const allowances = allowancesOf(site.root);
  const code = await lateStartCode(site.root, 'src/shell/start/late-start.ts');
  const offline = await offlineStart(site, 'src/offline/index.ts');
  const first = await writeLoadAhead(site, 'src/shell/start/load-ahead.ts');
  // After the scripts are there, which it is a digest of.
  const build = stampBuildId(site.folder);
  const scripts = [first, ...gatsbyScripts(site.root)];
  const late = lateStart(code, scripts, build);
  return {
    key: JSON.stringify([build, code, scripts, allowances]),
    rewrite: (html, file) => (file === OFFLINE_FILE ? offline(html) : late(html)),
    policyOf: ({ scriptHashes }) => contentPolicy({ scriptHashes, ...allowances }),
    finish: finishWith(allowances),
  };
}

/** What pages may load from other hosts: for the accounts that the environment names, and for films that texts show. */
function allowancesOf(root: string): Allowances {
  const files = contentFiles(root);
  const texts = TEXT_FOLDERS.flatMap((folder) => files.texts(folder));
  return {
    hasAnalytics: accountId('analytics') !== undefined,
    hasAdvertising: accountId('advertising') !== undefined,
    hasYouTube: texts.some((file) => /<YouTube\s/.test(files.read(file))),
  };
}

/** What follows the pages: files are added, then checked. What takes longest is done by other threads or processes. */
const finishWith = (allowances: Allowances): OutputStep<SiteOutput> =>
  atOnce<SiteOutput>(
    async (site) => writeSearchIndex(site, await searchedSections(site), (await findBuiltScenes(site)).map(sceneEntry)),
    inOrder(
      atOnce<SiteOutput>(finishCards, inOrder(...FILES, writeHeaders(allowances))),
      atOnce<SiteOutput>(
        (site) => compressSite(site, (path) => !isFinal(path) && isOutsideIndex(path)),
        async (site) => checkLinks(site, await knownAddresses(site)),
      ),
    ),
  );

/** The files for machines, and those that all sites have. */
const FILES: readonly OutputStep<SiteOutput>[] = [
  async (site) => writeFeeds(site, await readPosts(site)),
  async (site) => writeSitemap(site, await lastChanges(site)),
  writeAlternates,
  // Needs the alternates.
  writeLlms,
  writeScenes,
  writeEmbeds,
  writeApi,
  writePreviews,
  writeIcons,
  writeManifest,
  writeLicences,
  // Needs the pages and files that redirects lead to.
  writeRedirects,
  (site) => writeWorker(site, 'src/worker/index.ts'),
];
