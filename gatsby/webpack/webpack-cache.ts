import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { assertFound } from './assert-found';

/**
 * Lets webpack's cache between builds depend on the modules alone. It would also follow every file of the programs that configure webpack or
 * load modules, which is all that the build itself imports and takes longer than the compilation. `scripts/cache` empties the cache
 * when one of them changes.
 */
export function trustWebpackCache({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  assertFound(config.cache?.buildDependencies, 'cache with "buildDependencies"', 'webpack-cache.ts');
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({
    apply: (compiler: Compiler) =>
      compiler.hooks.afterCompile.tap('trust-webpack-cache', ({ buildDependencies }) => buildDependencies.clear()),
  });
  actions.replaceWebpackConfig(config);
}
