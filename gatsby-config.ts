import type { GatsbyConfig, PluginRef } from 'gatsby';
import { readId } from './gatsby/checks/environment';
import { readSettings } from './gatsby/sections/site/settings';

/** Google's analytics, if the environment names an id. The site counts views itself (`src/shell/analytics.ts`), so the plugin counts none. */
function analytics(): PluginRef[] {
  const id = readId('GTAG_ID', /^[A-Z]{1,3}-[A-Z\d-]+$/, 'G-AB12CD34EF');
  if (!id) return [];
  const options = { trackingIds: [id], pluginConfig: { respectDNT: true, exclude: ['/**', '/**/.*/**'] } };
  return [{ resolve: 'gatsby-plugin-google-gtag', options }];
}

// The page's own HTML loads the script (gatsby-ssr.tsx); here an id of a wrong form ends the build.
readId('ADS_CLIENT', /^ca-pub-\d+$/, 'ca-pub-1234567890123456');

const { url: siteUrl, ...settings } = readSettings(process.cwd());

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, ...settings },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  pathPrefix: process.env['PATH_PREFIX'] ?? '',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${process.cwd()}/content` } },
    'gatsby-plugin-mdx',
    'gatsby-plugin-sharp',
    'gatsby-plugin-react-helmet',
    ...analytics(),
  ],
};

export default config;
