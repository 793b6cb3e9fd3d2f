import type { GatsbyConfig, PluginRef } from 'gatsby';
import { accountId } from './gatsby/checks/environment';
import { contentFiles } from './gatsby/checks/content-files';
import { isDevelop } from './gatsby/is-develop';
import { settingsFaults, siteMetadata } from './gatsby/sections/site/settings';

/** Google's analytics, if the environment names an account. The site counts views itself (`src/shell/start/analytics.ts`), so the plugin counts none. */
function analytics(): PluginRef[] {
  const id = accountId('analytics');
  if (!id) return [];
  const options = { trackingIds: [id], pluginConfig: { respectDNT: true, exclude: ['/**', '/**/.*/**'] } };
  return [{ resolve: 'gatsby-plugin-google-gtag', options }];
}

/** Writes the heads of pages at build. In `develop`, where it has nothing to write, it would only advise against itself. */
const helmet = (): PluginRef[] => (isDevelop() ? [] : ['gatsby-plugin-react-helmet']);

/** Types of queries are written by a build. `develop` would write them again for each saved text, which costs a writer 0.3 s of about 1.6. */
const types = (): NonNullable<GatsbyConfig['graphqlTypegen']> =>
  !isDevelop() && { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' };

/** Widths in pixels, quality, formats beside the file's own, and what is shown before a picture has come. */
const PICTURES = {
  breakpoints: [640, 1030],
  quality: 70,
  formats: ['auto', 'webp', 'avif'],
  placeholder: 'dominantColor',
};

const root = process.cwd();
// What is wrong with the settings is told by gatsby-node.ts, with all other faults.
const areSettingsRight = settingsFaults(contentFiles(root)).length === 0;

const config: GatsbyConfig = {
  siteMetadata: areSettingsRight ? { ...siteMetadata(root) } : {},
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  pathPrefix: process.env['PATH_PREFIX'] ?? '',
  graphqlTypegen: types(),
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${root}/content` } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    // Every responsive picture, those of GraphiQL and those of texts, has these settings.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: PICTURES } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    ...helmet(),
    ...analytics(),
  ],
};

export default config;
