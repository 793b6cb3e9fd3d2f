import { rspack, type Compiler, type Configuration, type sources } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { join } from 'node:path';
import { browserslist } from '../../package.json';
import { definitionsIn, type GatsbyConfiguration } from './gatsby-configuration';

/** The scripts that every page starts with, and the one that starts a scene (`src/islands/registry.ts`). */
const START = /^(?:app|framework|scene)-.+\.js$/;

/**
 * Makes Chromium compile all functions of a script during the download, off the main thread, instead of each on its first call. With the processor
 * slowed down four times, start-up tasks exceeded 50 ms by 37–48 ms instead of 72–113 ms. Must be at the very top:
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** After minification, before names are derived from the content. */
const MINIFIED = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/** Writes styles in ASCII: Gatsby inlines them in every page, and strings of others than Latin letters take twice the memory. */
const asciiStyles = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap('ascii-styles', (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'ascii-styles', stage: MINIFIED }, (assets) => {
      const escape = (character: string) => `\\${Number(character.codePointAt(0)).toString(16)} `;
      for (const name of Object.keys(assets).filter((each) => each.endsWith('.css'))) {
        const write = (style: sources.Source) =>
          new rspack.sources.RawSource(String(style.source()).replace(/[^\0-\x7f]/gu, escape));
        compilation.updateAsset(name, write);
      }
    }),
  );

const PACKAGES = /[\\/]node_modules[\\/]/;

/** Gatsby's settings of both stages in the form of Rspack. */
const common = ({ resolve }: GatsbyConfiguration, context: string, isDevelop: boolean) => {
  const compile = (test: RegExp, parser: object) => {
    const react = { runtime: 'automatic', development: isDevelop, refresh: isDevelop };
    // The browsers in `package.json` know all of ES2022.
    const jsc = { target: 'es2022', parser: { syntax: 'typescript', ...parser }, transform: { react } };
    const use = [
      { loader: 'builtin:swc-loader', options: { jsc } },
      join(context, 'gatsby/webpack/remove-queries.cjs'),
    ];
    return { test, exclude: PACKAGES, type: 'javascript/auto', use };
  };
  return {
    context,
    target: ['web', 'es2022'],
    performance: false,
    resolve: { alias: resolve.alias, extensions: resolve.extensions },
    module: {
      rules: [
        compile(/\.ts$/, {}),
        compile(/\.(?:tsx|js)$/, { tsx: true }),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        // Each page links the styles of its type, and shares the font's file, which the site's policy forbids to inline.
        { test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, require.resolve('css-loader')] },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
  } satisfies Configuration;
};

/** For a build. Licences go into a file of their own (`reuse-compilation.ts`). */
export const settingsOfBuild = (config: GatsbyConfiguration, context: string): Configuration => ({
  ...common(config, context, false),
  name: 'build-javascript',
  mode: 'production',
  devtool: false, // Source maps are not part of the site.
  entry: config.entry ?? {},
  output: {
    ...config.output,
    hashFunction: 'sha256',
    hashDigestLength: 20,
    assetModuleFilename: 'static/[name]-[contenthash][ext]',
  },
  plugins: [
    // Cascade layers make the order of styles irrelevant.
    new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash].css', ignoreOrder: true }),
    new rspack.DefinePlugin(Object.fromEntries(definitionsIn(config.plugins))),
    new rspack.BannerPlugin({
      banner: COMPILE_HINT,
      raw: true,
      test: START,
      stage: MINIFIED,
    }),
    asciiStyles,
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
          test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|prop-types)[\\/]/,
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

/** Of Gatsby's package for webpack, whose plugin would add it: shows errors by the connection over which changes come. */
const OVERLAY = '@pmmmwh/react-refresh-webpack-plugin';

/** For `develop`: components and styles change in place, and errors are shown by Gatsby's overlay. */
export const settingsOfDevelop = (config: GatsbyConfiguration, context: string): Configuration => {
  const { devtool = false, entry = {}, externals = {}, optimization = {}, output = {}, plugins } = config;
  return {
    ...common(config, context, true),
    name: 'develop',
    mode: 'development',
    devtool,
    entry: { commons: [...Object.values(entry).flat(), `${OVERLAY}/client/ErrorOverlayEntry`] },
    output,
    externals,
    optimization,
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: '[name].css', chunkFilename: '[id].css', ignoreOrder: true }),
      new rspack.DefinePlugin({
        ...Object.fromEntries(definitionsIn(plugins)),
        __react_refresh_polyfill_url__: 'false',
      }),
      new rspack.ProvidePlugin({
        __react_refresh_error_overlay__: require.resolve('gatsby/dist/utils/fast-refresh-module'),
        __react_refresh_socket__: `${OVERLAY}/sockets/WHMEventSource`,
      }),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin(),
    ],
  };
};
