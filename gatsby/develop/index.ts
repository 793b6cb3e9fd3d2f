import type { CreatePagesArgs, CreatePageArgs, CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { markdownPages } from '../output/machine-readers/markdown-pages';
import { alternateOf } from '../output/machine-readers/write-alternates';
import type { WantedPage } from '../sections/duplicate-routes';
import { query, template } from '../sections/query';
import { readSettings } from '../sections/site/settings';
import { readTexts, reportFaults } from './fault-report';
import { removeOrphans } from './remove-orphans';
import { serveBeside, type Server } from './serve';
import { createSettingsNotice } from './settings-notice';

/** How long after the compilation nobody asks for a page, in ms, before its texts are read anyway. */
const UNWANTED = 5000;

/** What `develop` adds to a build. */
export function createDevelop(root: string) {
  /** From the last `createPages`: access to the data layer between its runs, and the pages that were wanted. */
  let last: { args: CreatePagesArgs; wanted: readonly WantedPage[] } | undefined;
  let areTextsRead = false;
  let isCompiled = false;

  /** Renders all texts for their faults, once. */
  const readAll = () => {
    if (!last || !isCompiled || areTextsRead) return;
    areTextsRead = true;
    const { reporter } = last.args;
    readTexts(last.args).catch((error: unknown) => reporter.error(String(error)));
  };
  const noteSettings = createSettingsNotice(root);

  return {
    /** Called for the first pages and after each change of content. */
    beforePages(args: CreatePagesArgs): void {
      removeOrphans(args, contentFiles(root));
    },

    /** Resolves once pages can query the faults, even after an error. */
    async reportFaults(args: CreatePagesArgs, wanted: readonly WantedPage[]): Promise<void> {
      last = { args, wanted };
      noteSettings(args.reporter);
      await reportFaults(args, wanted, root).catch((error: unknown) => void args.reporter.error(String(error)));
    },

    /** An address without a page shows the site's not-found page with the faults instead of Gatsby's page for developers. */
    onCreatePage({ page, actions }: CreatePageArgs): void {
      const component = template('not-found');
      if (!/^\/dev-404-page\/?$/.test(page.path) || page.component === component) return;
      actions.deletePage(page);
      actions.createPage({ path: page.path, component });
    },

    /**
     * Gets the first page ready sooner: texts are rendered for their faults once it has been sent, or nobody asks for it, linting is left to
     * `npm run check`, and the HTML shell has no source map.
     */
    onCreateWebpackConfig({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
      if (stage === 'develop-html') actions.setWebpackConfig({ devtool: false });
      if (stage !== 'develop') return;
      const apply = (compiler: Compiler) =>
        compiler.hooks.done.tap('read-texts', () => {
          isCompiled = true;
          setTimeout(readAll, UNWANTED).unref();
        });
      const config: { plugins: readonly object[] } = getConfig();
      const plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
      actions.replaceWebpackConfig({ ...config, plugins: [...plugins, { apply }] });
    },

    onCreateDevServer({ app }: { app: Server }): void {
      const redirectOf = (path: string) =>
        readSettings(root).redirects.find(({ from }) => from.toLowerCase() === path.toLowerCase())?.to;
      const markdownOf = async (path: string) => {
        if (!last) return undefined;
        const { args } = last;
        const site = {
          settings: readSettings(root),
          pathPrefix: '',
          query: <Data>(text: string) => query<Data>(args, text),
        };
        const { value } = await markdownPages(site, path).next();
        return value ? alternateOf(value, site) : undefined;
      };
      serveBeside(app, root, { markdownOf, redirectOf, onPageSent: readAll });
    },
  };
}
