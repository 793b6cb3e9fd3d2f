import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';
import { assertFound, isOfClass, type Workaround } from './gatsby-configuration';
import { transform } from 'esbuild';
import { browserslist } from '../../package.json';

const TERSER = 'TerserPlugin';

/** The scripts that every page starts with, and the one that starts a scene (`src/islands/registry.ts`). */
const START = /^(?:app|framework|scene)-.+\.js$/;

/**
 * Makes Chromium compile all functions of a script during the download, off the main thread, instead of each on its first call. With the processor
 * slowed down four times, start-up tasks exceeded 50 ms by 37–48 ms instead of 72–113 ms. Must be at the very top:
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Minifies the browser's scripts with swc: as small as with Terser, in a tenth of the time. Licences go into a file of their own
 * (`note-packages.ts`).
 */
export const minifyScripts: Workaround = ({ optimization, plugins }, stage) => {
  if (stage !== 'build-javascript') return;
  const swc = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false, // swc has its own threads.
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
        stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // After minification, before names are derived from the content.
      }).apply(compiler),
  });
};

const CSSNANO = 'CssMinimizerPlugin';
const target = browserslist.map((browser) => browser.replace(' >= ', ''));

/** Minifies the styles with esbuild: as small as with cssnano, which takes three seconds, most of them until its process has started. */
export const minifyStyles: Workaround = ({ optimization }, stage) => {
  if (stage !== 'build-javascript') return;
  const cssnano = optimization.minimizer?.find((plugin) => isOfClass(plugin, CSSNANO));
  const options: unknown = cssnano && Reflect.get(cssnano, 'options');
  assertFound(options, CSSNANO, 'minify-scripts.ts');
  Object.assign(options, { minify, parallel: false });
};

/** Of a file by its name, which is the only one. */
async function minify(files: Readonly<Record<string, string>>): Promise<{ code: string }> {
  const { code } = await transform(Object.values(files).join(''), { loader: 'css', minify: true, target });
  return { code };
}
