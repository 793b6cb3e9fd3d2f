import type { CreateDevServerArgs, CreatePagesArgs, CreatePageArgs, CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { contentFiles } from '../checks/content-files';
import { markdownPages } from '../output/machine-readers/markdown-pages';
import { alternateOf } from '../output/machine-readers/write-alternates';
import type { WantedPage } from '../sections/duplicate-routes';
import { query, template } from '../sections/query';
import { readSettings } from '../sections/site/settings';
import { readTexts, reportFaults } from './fault-report';
import { removeOrphans } from './remove-orphans';
import { serveBeside } from './serve';

/** What `develop` has beside a build. */
export function createDevelop(root: string) {
  /** Of the last `createPages`: the way to the data layer for what comes between, and the pages that were wanted. */
  let last: { args: CreatePagesArgs; wanted: readonly WantedPage[] } | undefined;
  let areTextsRead = false;

  return {
    /** With the first pages, and after each change of the content. */
    beforePages(args: CreatePagesArgs): void {
      removeOrphans(args, contentFiles(root));
    },

    /** Resolves when pages can ask for the faults, whatever goes wrong. */
    async reportFaults(args: CreatePagesArgs, wanted: readonly WantedPage[]): Promise<void> {
      last = { args, wanted };
      await reportFaults(args, wanted, root).catch((error: unknown) => void args.reporter.error(String(error)));
    },

    /** An address without a page shows what readers will see, and the faults, instead of Gatsby's hints for programmers. */
    onCreatePage({ page, actions }: CreatePageArgs): void {
      const component = template('not-found');
      if (!/^\/dev-404-page\/?$/.test(page.path) || page.component === component) return;
      actions.deletePage(page);
      actions.createPage({ path: page.path, component });
    },

    /**
     * The first page waits for what it needs alone: texts are read for their faults when the scripts are ready, `npm run check` lints, and the
     * shell of all pages needs no map of its source.
     */
    onCreateWebpackConfig({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
      if (stage === 'develop-html') actions.setWebpackConfig({ devtool: false });
      if (stage !== 'develop') return;
      const readAll = () => {
        if (!last || areTextsRead) return;
        areTextsRead = true;
        const { reporter } = last.args;
        readTexts(last.args).catch((error: unknown) => reporter.error(String(error)));
      };
      const apply = (compiler: Compiler) => compiler.hooks.done.tap('read-texts', readAll);
      const config = getConfig();
      const plugins = config.plugins.filter((plugin: object) => plugin.constructor.name !== 'ESLintWebpackPlugin');
      actions.replaceWebpackConfig({ ...config, plugins: [...plugins, { apply }] });
    },

    onCreateDevServer({ app }: CreateDevServerArgs): void {
      serveBeside(app, root, async (path) => {
        if (!last) return undefined;
        const { args } = last;
        const site = {
          settings: readSettings(root),
          pathPrefix: '',
          query: <Data>(text: string) => query<Data>(args, text),
        };
        const { value } = await markdownPages(site, path).next();
        return value && alternateOf(value, site);
      });
    },
  };
}
