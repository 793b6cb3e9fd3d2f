import type { Compiler } from 'webpack';
import { assertFound, type Workaround } from './gatsby-configuration';

/**
 * Makes webpack's cache depend on modules only. It would otherwise also follow every file of the programs that configure webpack or load modules,
 * which is everything the build imports and takes longer than the compilation. `scripts/cache` clears the cache when one of them changes.
 */
export const trustWebpackCache: Workaround = ({ cache, plugins }) => {
  assertFound(cache?.buildDependencies, 'cache with "buildDependencies"', 'webpack-cache.ts');
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply: (compiler: Compiler) =>
      compiler.hooks.afterCompile.tap('trust-webpack-cache', ({ buildDependencies }) => buildDependencies.clear()),
  });
};
