import type { Compiler } from 'webpack';
import { assertFound, type Workaround } from './gatsby-configuration';

/**
 * Lets webpack's cache between builds depend on the modules alone. It would also follow every file of the programs that configure webpack or
 * load modules, which is all that the build itself imports and takes longer than the compilation. `scripts/cache` empties the cache
 * when one of them changes.
 */
export const trustWebpackCache: Workaround = ({ cache, plugins }) => {
  assertFound(cache?.buildDependencies, 'cache with "buildDependencies"', 'webpack-cache.ts');
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply: (compiler: Compiler) =>
      compiler.hooks.afterCompile.tap('trust-webpack-cache', ({ buildDependencies }) => buildDependencies.clear()),
  });
};
