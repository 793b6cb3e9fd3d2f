import { rspack, type Compiler as Bundler, type Configuration } from '@rspack/core';
import { promisify } from 'node:util';
import type { Compiler } from 'webpack';
import { browserslist } from '../../package.json';
import { scriptRules } from './compile-scripts';
import {
  assertFound,
  definitionsIn,
  isOfClass,
  type GatsbyConfiguration,
  type Workaround,
} from './gatsby-configuration';

const FILE = 'bundle-scripts.ts';

/** The plugins that tell Gatsby the files and static queries of each template. */
const GATSBYS = ['StaticQueryMapper', 'GatsbyWebpackStatsExtractor'];

/** Bundles and minifies what runs in browsers, with styles and fonts, by Rspack: webpack takes four times as long. */
export const bundleScripts: Workaround = (config, stage) => {
  if (stage !== 'build-javascript') return;
  const gatsbys = GATSBYS.map((name) => {
    const plugin = config.plugins.find((candidate) => isOfClass(candidate, name));
    assertFound(plugin, name, FILE);
    return plugin;
  });
  const apply = (compiler: Compiler) => {
    compiler.run = (callback) => {
      const bundler = rspack(settingsFrom(config, compiler.context));
      actAsWebpack(bundler, compiler);
      for (const plugin of gatsbys) Reflect.apply(plugin.apply, plugin, [bundler]);
      compiler.hooks.shutdown.tapPromise(FILE, promisify(bundler.close.bind(bundler)));
      bundler.run((...outcome) => void Reflect.apply(callback, undefined, outcome));
    };
  };
  config.plugins.push({ apply });
};

/** The scripts that every page starts with, and the one that starts a scene (`src/islands/registry.ts`). */
const START = /^(?:app|framework|scene)-.+\.js$/;

/**
 * Makes Chromium compile all functions of a script during the download, off the main thread, instead of each on its first call. With the processor
 * slowed down four times, start-up tasks exceeded 50 ms by 37–48 ms instead of 72–113 ms. Must be at the very top:
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Gatsby's settings in the form of Rspack. Licences go into a file of their own (`note-packages.ts`). */
const settingsFrom = (
  { entry = {}, output, resolve, plugins }: GatsbyConfiguration,
  context: string,
): Configuration => ({
  name: 'scripts',
  context,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false, // Source maps are not part of the site.
  performance: false,
  entry,
  output: {
    ...output,
    hashFunction: 'sha256',
    hashDigestLength: 20,
    assetModuleFilename: 'static/[name]-[contenthash][ext]',
  },
  resolve: { alias: resolve.alias, extensions: resolve.extensions },
  module: {
    rules: [
      ...scriptRules('build-javascript'),
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      // Each page links the styles of its type, and shares the font's file, which the site's policy forbids to inline.
      { test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, require.resolve('css-loader')] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    // Cascade layers make the order of styles irrelevant.
    new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash].css', ignoreOrder: true }),
    new rspack.DefinePlugin(Object.fromEntries(definitionsIn(plugins))),
    new rspack.BannerPlugin({
      banner: COMPILE_HINT,
      raw: true,
      test: START,
      stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // After minification, before names are derived from the content.
    }),
  ],
  optimization: {
    runtimeChunk: { name: 'webpack-runtime' },
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        framework: {
          name: 'framework',
          chunks: 'all',
          test: /\/node_modules\/(?:react|react-dom|scheduler|prop-types)\//,
          enforce: true,
        },
        shared: { type: /^javascript/, minChunks: 2, reuseExistingChunk: true },
      },
    },
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, format: { comments: false } },
      }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserslist } }),
    ],
  },
});

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
