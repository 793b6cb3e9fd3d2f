import type { GatsbyConfig, PluginRef } from 'gatsby';
import { accountId } from './gatsby/checks/environment';
import { readSettings } from './gatsby/sections/site/settings';

/** Google's analytics, if the environment names an account. The site counts views itself (`src/shell/analytics.ts`), so the plugin counts none. */
function analytics(): PluginRef[] {
  const id = accountId('analytics');
  if (!id) return [];
  const options = { trackingIds: [id], pluginConfig: { respectDNT: true, exclude: ['/**', '/**/.*/**'] } };
  return [{ resolve: 'gatsby-plugin-google-gtag', options }];
}

const { url: siteUrl, ...settings } = readSettings(process.cwd());

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, ...settings },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  pathPrefix: process.env['PATH_PREFIX'] ?? '',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${process.cwd()}/content` } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    'gatsby-plugin-sharp',
    'gatsby-plugin-react-helmet',
    ...analytics(),
  ],
};

export default config;
