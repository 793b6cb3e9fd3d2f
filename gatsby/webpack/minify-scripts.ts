import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';
import { assertFound, isOfClass, type Workaround } from './gatsby-configuration';

const TERSER = 'TerserPlugin';

/** The scripts that every page starts with. */
const START = /^(?:app|framework)-.+\.js$/;

/**
 * Lets Chromium compile all functions of a script while it comes, beside the main thread, instead of each when it is first called.
 * With the processor four times slower, tasks of a start were beyond 50 ms for 37 to 48 ms instead of 72 to 113. It must be at the very top:
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Minifies the browser's scripts by swc: as small as Terser makes them, in a tenth of the time. The licences of what is in them stand in a file
 * of their own (`shipped-packages.ts`).
 */
export const minifyScripts: Workaround = ({ optimization, plugins }, stage) => {
  if (stage !== 'build-javascript') return;
  const swc = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false, // swc has threads of its own.
    terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, format: { comments: false } },
  });
  const minimizers = optimization.minimizer ?? [];
  const terser = minimizers.find((plugin) => isOfClass(plugin, TERSER));
  assertFound(terser, TERSER, 'minify-scripts.ts');
  optimization.minimizer = minimizers.map((plugin) => (plugin === terser ? swc : plugin));
  plugins.push({
    apply: (compiler: Compiler) =>
      new compiler.webpack.BannerPlugin({
        banner: COMPILE_HINT,
        raw: true,
        test: START,
        stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // After minifying, before names are made of the content.
      }).apply(compiler),
  });
};
