import type { Compiler } from 'webpack';
import { assertFound, type Workaround } from './gatsby-configuration';

/** Writing the cache blocks `develop` for two seconds: only once the first page should be there, in ms. */
const STORED_AFTER = 10_000;

/**
 * Makes webpack's cache depend on modules only. It would otherwise also follow every file of the programs that configure webpack or load modules,
 * which is everything the build imports and takes longer than the compilation. `scripts/cache` clears the cache when one of them changes.
 */
export const trustWebpackCache: Workaround = ({ cache, plugins }, stage) => {
  assertFound(cache?.buildDependencies, 'cache with "buildDependencies"', 'webpack-cache.ts');
  cache.buildDependencies = { defaultWebpack: [] };
  if (stage === 'develop') cache.idleTimeoutAfterLargeChanges = STORED_AFTER;
  plugins.push({
    apply: (compiler: Compiler) =>
      compiler.hooks.afterCompile.tap('trust-webpack-cache', ({ buildDependencies }) => buildDependencies.clear()),
  });
};
