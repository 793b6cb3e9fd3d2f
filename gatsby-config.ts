import type { GatsbyConfig } from 'gatsby';
import { readSettings } from './gatsby/sections/site/settings';

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
  ],
};

export default config;
