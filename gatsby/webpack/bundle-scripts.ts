import { rspack, type Compiler as Bundler } from '@rspack/core';
import { promisify } from 'node:util';
import type { Compiler } from 'webpack';
import { assertFound, isOfClass, type Workaround } from './gatsby-configuration';
import { settingsOfBuild, settingsOfDevelop } from './rspack-settings';

const FILE = 'bundle-scripts.ts';

/** The plugins that tell Gatsby the static queries and, in a build, the files of each template. */
const GATSBYS = {
  'build-javascript': ['StaticQueryMapper', 'GatsbyWebpackStatsExtractor'],
  develop: ['StaticQueryMapper'],
};

/** Bundles what runs in browsers, with styles and fonts, by Rspack: webpack takes several times as long. */
export const bundleScripts: Workaround = (config, stage) => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const gatsbys = GATSBYS[stage].map((name) => {
    const plugin = config.plugins.find((candidate) => isOfClass(candidate, name));
    assertFound(plugin, name, FILE);
    return plugin;
  });
  const settings = stage === 'develop' ? settingsOfDevelop : settingsOfBuild;
  // With the plugins that are taken away below.
  const whole = { ...config };
  const bundlerFor = (compiler: Compiler): Bundler => {
    const bundler = rspack(settings(whole, compiler.context));
    actAsWebpack(bundler, compiler);
    for (const plugin of gatsbys) Reflect.apply(plugin.apply, plugin, [bundler]);
    compiler.hooks.shutdown.tapPromise(FILE, promisify(bundler.close.bind(bundler)));
    return bundler;
  };
  const apply = (compiler: Compiler) => {
    if (stage === 'develop') takeOver(compiler, bundlerFor(compiler));
    else Object.assign(compiler, { run: (...args: Parameters<Bundler['run']>) => bundlerFor(compiler).run(...args) });
  };
  // Webpack compiles nothing: of its plugins, only ours are left, after this one, since they use what it replaces.
  config.plugins = [{ apply }, ...config.plugins.filter((plugin) => isOfClass(plugin, 'Object'))];
};

/** Has what `develop` hears of webpack come from Rspack, and its files written where Gatsby serves them from. */
function takeOver(compiler: Compiler, bundler: Bundler): void {
  const { done, invalid, watchRun } = bundler.hooks;
  Object.assign(compiler, {
    hooks: { ...compiler.hooks, done, invalid, watchRun },
    watch(...args: Parameters<Bundler['watch']>) {
      Object.assign(bundler, { outputFileSystem: compiler.outputFileSystem });
      return bundler.watch(...args);
    },
  });
}

/** Gives Rspack the two parts of webpack that those plugins use and it lacks. */
function actAsWebpack(bundler: Bundler, { webpack }: Compiler): void {
  Object.defineProperty(webpack.NormalModule, Symbol.hasInstance, {
    configurable: true,
    value: (module: unknown) => module instanceof rspack.NormalModule,
  });
  bundler.hooks.done.tap(FILE, ({ compilation }) => {
    // The groups of a chunk with `webpackPrefetch`, which the site does not use.
    const [group] = compilation.chunkGroups;
    Object.assign(Object.getPrototypeOf(group), { getChildrenByOrders: () => ({}) });
  });
}
