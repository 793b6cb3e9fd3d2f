import type { GatsbyConfig, PluginRef } from 'gatsby';
import { accountId } from './checks/environment';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { remarkOwnSyntax } from '@physics-editor/markdown/source/remark-own-syntax';
import { settingsFaults, siteMetadata } from './sections/site/settings';

/** Google's analytics, if the environment names an account. `src/shell/start/analytics.ts` reports page views, so the plugin must not. */
function analytics(): PluginRef[] {
  const id = accountId('analytics');
  if (!id) return [];
  const options = { trackingIds: [id], pluginConfig: { respectDNT: true, exclude: ['/**', '/**/.*/**'] } };
  return [{ resolve: 'gatsby-plugin-google-gtag', options }];
}

/** Widths in px, quality, formats in addition to the file's own, and the placeholder. */
const PICTURES = {
  breakpoints: [640, 1030],
  quality: 70,
  formats: ['auto', 'webp', 'avif'],
  placeholder: 'dominantColor',
};

const root = process.cwd();
const files = contentFiles(root);
// `hooks.ts` reports faults of the settings with all others.
const areSettingsRight = settingsFaults(files).length === 0;

const config: GatsbyConfig = {
  siteMetadata: areSettingsRight ? { ...siteMetadata(root) } : {},
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  pathPrefix: process.env['PATH_PREFIX'] ?? '',
  // A build writes the types of queries, for whoever has changed one. In `develop`, that would take 0.3 s for each saved text.
  graphqlTypegen: !isDevelop() &&
    !process.env['CI'] && { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  // Does nothing. Without one, each build asks the network which to install for its host.
  adapter: { name: 'dist', adapt: () => undefined },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // The MDX plugin parses every Markdown file, and an error in one that is no page would end the build without its name.
      options: { name: 'content', path: `${root}/content`, ignore: [(absolute: string) => files.isIgnored(absolute)] },
    },
    // Renders excerpts and tables of contents in GraphiQL; pages have those of `sections/content`.
    {
      resolve: 'gatsby-plugin-mdx',
      options: { extensions: ['.mdx', '.md'], mdxOptions: { remarkPlugins: [remarkOwnSyntax] } },
    },
    // Settings for all responsive pictures, in texts and in GraphiQL.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: PICTURES } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    // Renders the heads of pages at build. In `develop`, where there is nothing to render, it would only log a warning about itself.
    ...(isDevelop() ? [] : ['gatsby-plugin-react-helmet']),
    ...analytics(),
  ],
};

export default config;
