import { load } from '@physics-editor/lib/build/load.cjs';
import type { GatsbyNode } from 'gatsby';

/** The hooks of the build: see `gatsby/hooks.ts`. */
export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  onCreateNode,
  createResolvers,
  createPages,
  onCreatePage,
  onCreateDevServer,
  onCreateWebpackConfig,
  onPostBuild,
}: GatsbyNode = load(process.cwd(), 'gatsby/hooks.ts');
