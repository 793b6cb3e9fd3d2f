import { ENVIRONMENT } from '@physics-editor/lib/build/digest.cjs';
import type { Compiler } from 'webpack';
import { assertFound, constantsIn, type Workaround } from './gatsby-configuration';

/** Writing the cache blocks `develop` for two seconds: only once the first page should be there, in ms. */
const STORED_AFTER = 10_000;

/**
 * Makes webpack's cache depend on modules only. It would otherwise also follow every file of the programs that configure webpack or load modules,
 * which is everything the build imports and takes longer than the compilation. `scripts/cache` clears the cache when one of them changes. And a
 * variable of the environment that no page needs, as each terminal and each run of CI has others, would void what renders pages.
 */
export const trustWebpackCache: Workaround = ({ cache, plugins }, stage) => {
  assertFound(cache?.buildDependencies, 'cache with "buildDependencies"', 'webpack-cache.ts');
  cache.buildDependencies = { defaultWebpack: [] };
  const names = Object.keys(process.env).filter((name) => !ENVIRONMENT.test(name));
  const unneeded = new Set(names.map((name) => `process.env.${name}`));
  for (const plugin of constantsIn(plugins))
    plugin.definitions = Object.fromEntries(
      Object.entries(plugin.definitions ?? {}).filter(([name]) => !unneeded.has(name)),
    );
  if (stage === 'develop') cache.idleTimeoutAfterLargeChanges = STORED_AFTER;
  plugins.push({
    apply: (compiler: Compiler) =>
      compiler.hooks.afterCompile.tap('trust-webpack-cache', ({ buildDependencies }) => buildDependencies.clear()),
  });
};
