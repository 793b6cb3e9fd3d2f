import type { CreatePagesArgs, CreatePageArgs, CreateWebpackConfigArgs, Reporter, Actions } from 'gatsby';
import type { Compiler } from 'webpack';
import type { ContentFiles } from '@physics-editor/lib/content/content-files';
import { markdownPages } from '../output/machine-readers/markdown-pages';
import { alternateOf } from '../output/machine-readers/write-alternates';
import type { WantedPage } from '../sections/one-page-each';
import { query, template } from '../sections/query';
import { readSettings } from '../sections/site/settings';
import { readTexts, reportFaults } from './fault-report';
import { serveBeside, type Server } from './serve';

/** How long after the compilation nobody asks for a page, in ms, before its texts are read anyway. */
const UNWANTED = 5000;

/** What `develop` adds to a build. */
export function createDevelop(root: string) {
  /** From the last `createPages`: access to the data layer between its runs. */
  let last: CreatePagesArgs | undefined;
  let areTextsRead = false;
  let isCompiled = false;

  /** Renders all texts for their faults, once. */
  const readAll = () => {
    if (!last || !isCompiled || areTextsRead) return;
    areTextsRead = true;
    const { reporter } = last;
    readTexts(last).catch((error: unknown) => reporter.error(String(error)));
  };
  const noteSettings = createSettingsNotice(root);

  return {
    /** Resolves once pages can query the faults, even after an error. */
    async reportFaults(args: CreatePagesArgs, wanted: readonly WantedPage[]): Promise<void> {
      last = args;
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

    /** Gets the first page ready sooner: texts are rendered for their faults once it has been sent, or nobody asks for it. */
    onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
      if (stage !== 'develop') return;
      const apply = (compiler: Compiler) =>
        compiler.hooks.done.tap('read-texts', () => {
          isCompiled = true;
          setTimeout(readAll, UNWANTED).unref();
        });
      actions.setWebpackConfig({ plugins: [{ apply }] });
    },

    onCreateDevServer({ app }: { app: Server }): void {
      const redirectOf = (path: string) =>
        readSettings(root).redirects.find(({ from }) => from.toLowerCase() === path.toLowerCase())?.to;
      const markdownOf = async (path: string) => {
        const args = last;
        if (!args) return undefined;
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

/** Returns a function that reports a change of the settings that need a restart, once. All others take effect at once. */
export function createSettingsNotice(root: string): (reporter: Pick<Reporter, 'warn'>) => void {
  let known: string | undefined;
  return (reporter) => {
    const { url, links } = readSettings(root);
    const now = JSON.stringify([url, links.edit]);
    if (known !== undefined && now !== known) {
      const message =
        '"url" or "links: edit" of content/site.yml has changed. All pages follow at once, except those of';
      reporter.warn(`${message} the API reference: restart "npm run develop" for these.`);
    }
    known = now;
  };
}

type Args = Pick<CreatePagesArgs, 'getNodes' | 'getNode'> & { actions: Pick<Actions, 'deleteNode'> };

/**
 * Removes the nodes of files that were deleted or renamed while `develop` runs. Nodes of a file with faults stay, and so does its page, which shows
 * the faults.
 */
export function removeOrphans({ getNodes, getNode, actions }: Args, files: ContentFiles): void {
  for (const node of getNodes()) {
    if (node.internal.owner !== 'default-site-plugin' || !node.parent) continue;
    const isThere = typeof node['file'] === 'string' ? files.exists(node['file']) : getNode(node.parent) !== undefined;
    if (!isThere) actions.deleteNode(node);
  }
}
