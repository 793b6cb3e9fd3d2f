import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGatsbyDependents } from 'gatsby/dist/utils/gatsby-dependents';
import { compileScripts } from '../../../gatsby/webpack/compile-scripts';
import { fontFiles } from '../../../gatsby/webpack/font-files';
import type { GatsbyConfiguration, Stage, Workaround } from '../../../gatsby/webpack/gatsby-configuration';
import { minifyScripts, minifyStyles } from '../../../gatsby/webpack/minify-scripts';
import { prefixLoader } from '../../../gatsby/webpack/prefix-loader';
import { reuseCompilation } from '../../../gatsby/webpack/reuse-compilation';
import { skipDependents } from '../../../gatsby/webpack/skip-dependents';
import { skipShadowing } from '../../../gatsby/webpack/skip-shadowing';
import { slimScripts } from '../../../gatsby/webpack/slim-scripts';
import { splitStyles } from '../../../gatsby/webpack/split-styles';
import { trustWebpackCache } from '../../../gatsby/webpack/webpack-cache';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
  apply() {}
}
class TerserPlugin {
  apply() {}
}
class CssMinimizerPlugin {
  options: { minify?: (files: Record<string, string>) => Promise<{ code: string }> } = {};
  apply() {}
}

class CoreJSResolver {
  apply() {}
}
class GatsbyThemeComponentShadowingResolverPlugin {
  apply() {}
}

const isSource = () => true;
const SCRIPTS = /\.(js|mjs|jsx|ts|tsx)$/;

/** The parts of the configuration that workarounds change, as Gatsby 5.16 has them. */
const gatsbys = (): GatsbyConfiguration => ({
  cache: { buildDependencies: { config: ['/gatsby/webpack.config.js'] } },
  optimization: {
    splitChunks: { cacheGroups: { default: false, styles: { name: 'commons' } } },
    minimizer: [new TerserPlugin(), new CssMinimizerPlugin()],
  },
  module: {
    rules: [
      { test: /\.css$/ },
      { test: SCRIPTS, include: isSource },
      { test: /\.tsx?$/ },
      { test: /\.woff2?$/, use: [{ loader: 'url-loader', options: { limit: 10_000 } }] },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
  resolve: { alias: {}, plugins: [new CoreJSResolver(), new GatsbyThemeComponentShadowingResolverPlugin()] },
});

const changedBy = (workaround: Workaround, config = gatsbys(), stage: Stage = 'build-javascript') => {
  workaround(config, stage);
  return config;
};

test('styles of all pages are not merged, and their order is ignored', () => {
  const { optimization, plugins } = changedBy(splitStyles);
  expect(optimization.splitChunks?.cacheGroups).toEqual({ default: false });
  expect(plugins[0]?.options).toEqual({ ignoreOrder: true });
});

test('a font is a file, however small', () => {
  expect(changedBy(fontFiles).module.rules[3]?.use?.[0]?.options).toEqual({ limit: false });
});

test('nothing is looked for in the place of files of plugins', () => {
  expect(changedBy(skipShadowing).resolve.plugins).toEqual([new CoreJSResolver()]);
});

test('the minifier of scripts is replaced, that of styles is not', () => {
  const [scripts, styles] = changedBy(minifyScripts).optimization.minimizer ?? [];
  expect(scripts).not.toBeInstanceOf(TerserPlugin);
  expect(styles).toBeInstanceOf(CssMinimizerPlugin);
});

test('styles are minified for the browsers of the site', async () => {
  const [, styles] = changedBy(minifyStyles).optimization.minimizer ?? [];
  const { options } = styles instanceof CssMinimizerPlugin ? styles : {};
  const minified = await options?.minify?.({ 'a.css': '@layer a { .b { top: 0px; .c & { color: #ff0000 } } }' });
  // The oldest of them do not know nested rules.
  expect(minified?.code.trim()).toBe('@layer a{.b{top:0}.c .b{color:red}}');
});

test('Gatsby looks for queries in no package', async () => {
  skipDependents();
  const known = getGatsbyDependents.cache.get(undefined);
  expect(getGatsbyDependents()).toBe(known);
  expect(await known).toEqual([]);
});

test('the cache of webpack has no build dependencies', () => {
  expect(changedBy(trustWebpackCache).cache?.buildDependencies).toEqual({ defaultWebpack: [] });
});

test('no constant depends on variables of the environment that no page needs', () => {
  class DefinePlugin {
    definitions = {
      'process.env.NODE_ENV': '"test"',
      'process.env.PATH': '"/bin"',
      'process.env': '({})',
      __TITLE__: '""',
    };
    apply() {}
  }
  const constants = new DefinePlugin();
  trustWebpackCache({ ...gatsbys(), plugins: [constants] }, 'build-html');
  expect(Object.keys(constants.definitions)).toEqual(['process.env.NODE_ENV', 'process.env', '__TITLE__']);
});

test.each<[file: string, Workaround, (config: GatsbyConfiguration) => unknown, lost: string]>([
  [
    'split-styles',
    splitStyles,
    ({ optimization }) => delete optimization.splitChunks?.cacheGroups?.['styles'],
    'cache group "styles"',
  ],
  ['split-styles', splitStyles, ({ plugins }) => plugins.pop(), 'MiniCssExtractPlugin'],
  ['compile-scripts', compileScripts, ({ module }) => module.rules.splice(1, 1), 'rule for the scripts of a site'],
  ['font-files', fontFiles, ({ module }) => module.rules.pop(), 'rule for fonts'],
  ['compile-scripts', compileScripts, ({ module }) => module.rules.splice(2, 1), 'second rule for TypeScript'],
  ['minify-scripts', minifyScripts, ({ optimization }) => optimization.minimizer?.shift(), 'TerserPlugin'],
  ['minify-scripts', minifyStyles, ({ optimization }) => optimization.minimizer?.pop(), 'CssMinimizerPlugin'],
  ['skip-shadowing', skipShadowing, ({ resolve }) => resolve.plugins.pop(), 'GatsbyThemeComponentShadowing'],
  ['reuse-compilation', reuseCompilation, ({ plugins }) => plugins.pop(), 'constants'],
  ['webpack-cache', trustWebpackCache, (config) => delete config.cache, 'cache with "buildDependencies"'],
])('a build without what %s changes ends with its name: %#', (file, workaround, change, lost) => {
  const config = gatsbys();
  change(config);
  expect(() => workaround(config, 'build-javascript')).toThrow(
    `gatsby/webpack/${file}.ts: Gatsby's configuration of webpack has no ${lost}`,
  );
});

const GATSBYS = {
  '.cache/prefetch.js': '',
  '.cache/register-service-worker.js': '',
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js': '',
  'node_modules/gatsby-link/index.js': '',
  'node_modules/gatsby-react-router-scroll/index.js': '',
  'node_modules/gatsby-script/index.js': '',
};

/** Runs a workaround in a project with these files of Gatsby. */
function inProject<Result>(files: Readonly<Record<string, string>>, act: (folder: string) => Result): Result {
  const folder = temporaryFolder(files);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  return act(folder);
}

test.each([
  ['src/button.tsx', '<button />', ['swc-loader']],
  ['src/sum.ts', '<Value>(value: Value) => value', ['swc-loader']],
  ['src/page.tsx', 'export const query = graphql`{ site { id } }`', ['swc-loader', 'babel-loader']],
  ['.cache/app.js', '<App />', ['swc-loader']],
  ['node_modules/a/a.ts', '', undefined],
])('%s is compiled by swc, unless it is not ours, without its query', (file, text, loaders) => {
  inProject({ [file]: text }, (folder) => {
    const [, rule, ...others] = changedBy(compileScripts).module.rules;
    expect(others).toEqual(gatsbys().module.rules.slice(3));
    const path = join(folder, file);
    const first = rule?.oneOf?.find(({ test, include }) => test?.test(path) && include?.(path));
    const names = first?.use?.map(({ loader }) => /node_modules\/([^/]+)/.exec(loader)?.[1]);
    expect(names).toEqual(loaders);
  });
});

test('parts of Gatsby are replaced in the browser', () => {
  const { resolve, devtool } = inProject(GATSBYS, () => changedBy(slimScripts));
  expect(resolve.alias).toMatchObject({ 'gatsby-script': false, 'gatsby-link$': expect.stringMatching(/slim-gatsby/) });
  expect(devtool).toBe(false);
});

test.each(Object.keys(GATSBYS))('a build whose Gatsby has no %s ends, since a replacement would be lost', (file) => {
  const others = Object.fromEntries(Object.entries(GATSBYS).filter(([path]) => path !== file));
  inProject(others, () =>
    expect(() => changedBy(slimScripts)).toThrow(`has no module ${file.replace('/index.js', '')}`),
  );
});

test('the loader of Gatsby asks for documents below the path prefix', () => {
  const asks = readFileSync('node_modules/gatsby/cache-dir/loader.js', 'utf8');
  inProject({ '.cache/loader.js': asks }, (folder) => {
    changedBy(prefixLoader);
    const changed = readFileSync(join(folder, '.cache/loader.js'), 'utf8');
    expect(changed.match(/doFetch\([^)]*`HEAD`\)/g)).toEqual(
      Array(2).fill('doFetch(__PATH_PREFIX__ + rawPath, `HEAD`)'),
    );
    expect(() => changedBy(prefixLoader)).toThrow('in .cache/loader.js');
  });
});

test.each([
  ['minifyScripts', minifyScripts],
  ['minifyStyles', minifyStyles],
  ['prefixLoader', prefixLoader],
  ['slimScripts', slimScripts],
  ['splitStyles', splitStyles],
])('%s leaves the compilation of the HTML as it is', (_, workaround) => {
  expect(changedBy(workaround, gatsbys(), 'build-html')).toEqual(gatsbys());
});
