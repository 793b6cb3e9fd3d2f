import { getDataStore } from 'gatsby/dist/datastore';
import type { GatsbyNode, Reporter } from 'gatsby';
import { checkContent, contentWarnings } from './checks/content';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { accountFaults } from './checks/environment';
import { ContentError, formatFault, formatFaults } from '@physics-editor/lib/content/fault';
import { logList, logWarning, logWarnings } from './checks/log';
import { createDevelop, removeOrphans } from './develop';
import { answerSooner } from './develop/answer-sooner';
import { createPagesAgain } from './develop/create-pages-again';
import { readAnyFrontMatter } from './develop/read-any-front-matter';
import { followHooks } from './develop/follow-hooks';
import { keepSchema } from './develop/keep-schema';
import { faultTypes } from './develop/fault-report';
import { watchWholeFiles } from './develop/watch-whole-files';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { reusePictures } from './pictures/reuse-pictures';
import { skipDependents } from './webpack/skip-dependents';
import { beginCards } from './output/cards';
import type { SiteBuild } from './output/site-build';
import type { SiteWriting } from '@physics-editor/publish/write-site';
import { beginOutput } from './output/steps';
import { buildPlayer, playerPath } from '@physics-editor/player/build/build-player';
import { sections } from './sections';
import { readReference } from '@physics-editor/reference/read-reference';
import { addressesDigest } from './sections/content/renderer';
import { onePageEach } from './sections/one-page-each';
import { query } from './sections/query';
import { pageBranches } from './sections/sidebars';
import { readSettings, settingsFaults } from './sections/site/settings';
import { textFaults } from './sections/text-faults';
import { configureWebpack } from './webpack';

const root = process.cwd();
const develop = createDevelop(root);
/** The player is bundled by another process while Gatsby reads the content. */
let player: Promise<void> | undefined;
/** The finished site, which is written while Gatsby still writes pages. */
let output: SiteWriting | undefined;

/** Resolves once queries find all nodes that have been created. */
const whenStored = () => getDataStore().ready();

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const faults = accountFaults();
  if (faults.length > 0) reporter.panic(faults.join('\n'));
  if (isDevelop()) {
    watchWholeFiles(root);
    readAnyFrontMatter(root);
    answerSooner();
    const hooksEnd = followHooks();
    createPagesAgain(hooksEnd, whenStored);
    keepSchema(hooksEnd);
  }
  skipDependents();
  // Takes seconds on another core. The section that awaits it reports errors.
  readReference(root).catch(() => undefined);
};

/**
 * Ends a build with faults in front matter or data files, which the texts are rendered from: theirs are found by `createPages`. `develop` needs valid
 * settings to start; it shows all other faults while it runs.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const canRun = isDevelop() && settingsFaults(contentFiles(root)).length === 0;
  const faults = canRun ? [] : checkContent(root);
  if (faults.length > 0) reporter.panic(logList(formatFaults(faults)));
  reusePictures(root, !isDevelop());
  player = buildPlayer(root);
  player.catch(() => undefined);
};

/** Gatsby declares all fields of pages, but infers them all the same, and tries numbers as dates: a millisecond for each page. */
const PAGE_TYPE = 'type SitePage implements Node @dontInfer { path: String! }';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([...sections.map(({ typeDefs = '' }) => typeDefs), faultTypes, PAGE_TYPE].join('\n'));
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  for (const section of sections) await section.sourceNodes?.(args);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  for (const section of sections) await section.onCreateNode?.(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  for (const section of sections) section.createResolvers?.(args);
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  // For the first pages, and after each change of content.
  if (isDevelop()) removeOrphans(args, contentFiles(root));
  else beginCards(buildOf(args));
  const { actions, reporter } = args;
  const pagesArgs = { ...args, addresses: addressesDigest(readSettings(root)) };
  const { pages, excluded } = await onePageEach(pagesArgs, sections, contentFiles(root), whenStored);
  const faults = isDevelop() ? [] : await textFaults(pagesArgs, pages);
  if (faults.length > 0) reporter.panicOnBuild(logList(formatFaults(faults)));
  if (isDevelop()) await develop.reportFaults(pagesArgs, pages);
  // What else is said of a file without a page would contradict it.
  const left = new Set(excluded.map(({ file }) => file));
  const others = contentWarnings(root).filter(({ file }) => !left.has(file));
  logWarnings('content', [...excluded, ...others].map(formatFault), reporter);
  const branches = await pageBranches(args);
  for (const page of pages) {
    const own = branches.get(page.path);
    actions.createPage(own ? { ...page, context: Object.assign({}, page.context, { branches: own }) } : page);
  }
  if (!isDevelop()) output = beginOutput(buildOf(args));
};

/**
 * Has Gatsby run the queries of a build in this process, which has rendered all texts, as it does with one processor: its workers would first load the
 * data and the hooks, which takes five seconds. They still write the HTML.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  // Scripts contain its address.
  await player;
  if (!isDevelop()) process.env['GATSBY_CPU_COUNT'] = '1';
};

export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => develop.onCreatePage(args);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => develop.onCreateDevServer(args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  args.actions.setWebpackConfig({ plugins: [args.plugins.define({ __PLAYER__: JSON.stringify(playerPath(root)) })] });
  configureWebpack(args);
  develop.onCreateWebpackConfig(args);
};

/** A build, for the steps that write the site. */
const buildOf = (args: Parameters<typeof query>[0] & { pathPrefix: string; reporter: Reporter }): SiteBuild => ({
  ...{ root, settings: readSettings(root), pathPrefix: args.pathPrefix },
  query: (text) => query(args, text),
  log: (text) => void args.reporter.info(text),
  warn: (text) => logWarning(text, args.reporter),
});

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ pathPrefix, reporter }) => {
  try {
    await output?.finish();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(logList(error.message));
  }
  const { placeholders: left, url } = readSettings(root);
  if (left.length > 0) logWarning(`content/site.yml still has example.com in: ${left.join(', ')}`, reporter);
  const folder = new URL(url).pathname.replace(/\/$/, '');
  if (folder !== '' && pathPrefix === '') {
    logWarning(
      `The url in content/site.yml ends with ${folder}, for which the site must be built: PATH_PREFIX=${folder}`,
      reporter,
    );
  }
};
