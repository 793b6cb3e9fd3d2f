import { load } from '@physics-editor/lib/build/load.cjs';
import type * as Hooks from './gatsby/hooks';

const hooks: typeof Hooks = load(process.cwd(), 'gatsby/hooks.ts');

/** The hooks of the build: see `gatsby/hooks.ts`. */
export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  onCreateNode,
  createResolvers,
  createPages,
  onPostBootstrap,
  onCreatePage,
  onCreateDevServer,
  onCreateWebpackConfig,
  onPostBuild,
} = hooks;
