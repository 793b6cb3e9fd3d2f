import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGatsbyDependents } from 'gatsby/dist/utils/gatsby-dependents';
import { bundleRenderer } from '../../../gatsby/webpack/bundle-renderer';
import { bundleScripts } from '../../../gatsby/webpack/bundle-scripts';
import type { GatsbyConfiguration, Stage, Workaround } from '../../../gatsby/webpack/gatsby-configuration';
import { dropEnvironment } from '../../../gatsby/webpack/drop-environment';
import { prefixLoader } from '../../../gatsby/webpack/prefix-loader';
import removeQueries from '../../../gatsby/webpack/remove-queries.cjs';
import { reuseCompilation } from '../../../gatsby/webpack/reuse-compilation';
import { skipDependents } from '../../../gatsby/webpack/skip-dependents';
import { slimScripts } from '../../../gatsby/webpack/slim-scripts';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

/** A plugin that is known by the name of its class. */
const plugin = <Values extends object>(name: string, values: Values) => ({
  constructor: { name },
  apply() {},
  ...values,
});

/** The parts of the configuration that workarounds change, as Gatsby 5.16 has them. */
const gatsbys = (): GatsbyConfiguration => ({
  plugins: ['GatsbyWebpackStatsExtractor', 'StaticQueryMapper'].map((name) => plugin(name, {})),
  resolve: { alias: {}, extensions: [] },
});

const changedBy = (workaround: Workaround, config = gatsbys(), stage: Stage = 'build-javascript') => {
  workaround(config, stage);
  return config;
};

test('Gatsby looks for queries in no package', async () => {
  skipDependents();
  const known = getGatsbyDependents.cache.get(undefined);
  expect(getGatsbyDependents()).toBe(known);
  expect(await known).toEqual([]);
});

test('no constant depends on variables of the environment that no page needs', () => {
  const environment = { 'process.env.NODE_ENV': '"test"', 'process.env.PATH': '"/bin"', 'process.env': '({})' };
  const constants = plugin('DefinePlugin', { definitions: { ...environment, __TITLE__: '""' } });
  dropEnvironment({ ...gatsbys(), plugins: [constants] }, 'build-html');
  expect(Object.keys(constants.definitions)).toEqual(['process.env.NODE_ENV', 'process.env', '__TITLE__']);
});

test.each<[file: string, Workaround, Stage, (config: GatsbyConfiguration) => unknown, lost: string]>([
  ['bundle-scripts', bundleScripts, 'build-javascript', ({ plugins }) => plugins.pop(), 'StaticQueryMapper'],
  ['bundle-scripts', bundleScripts, 'build-javascript', ({ plugins }) => plugins.shift(), 'GatsbyWebpackStats'],
  ['bundle-scripts', bundleScripts, 'develop', ({ plugins }) => plugins.pop(), 'StaticQueryMapper'],
  ['reuse-compilation', reuseCompilation, 'build-javascript', () => undefined, 'constants'],
])('a build without what %s changes ends with its name: %#', (file, workaround, stage, change, lost) => {
  const config = gatsbys();
  change(config);
  expect(() => workaround(config, stage)).toThrow(
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

test('queries are replaced by the digests of their results, or removed, and lines stay', () => {
  const page =
    "import { graphql } from 'gatsby';\nexport const query = graphql`\n  { site { id } }\n`;\nexport const a = 1;";
  expect(removeQueries(page)).toBe("import { graphql } from 'gatsby';\n\n\n\nexport const a = 1;");
  // The digest is that of Gatsby's plugin for Babel.
  expect(removeQueries('const { a } = useStaticQuery<A>(graphql`\n  query A { site { id } }\n`);')).toBe(
    'const { a } = useStaticQuery<A>("3001016935"\n\n);',
  );
});

test('parts of Gatsby are replaced in the browser', () => {
  const { resolve } = inProject(GATSBYS, () => changedBy(slimScripts));
  expect(resolve.alias).toMatchObject({ 'gatsby-script': false, 'gatsby-link$': expect.stringMatching(/slim-gatsby/) });
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

test.each<[Workaround, Stage]>([
  [bundleRenderer, 'build-javascript'],
  [bundleScripts, 'build-html'],
  [prefixLoader, 'build-html'],
  [slimScripts, 'build-html'],
])('%p leaves the other stages as they are', (workaround, stage) => {
  expect(JSON.stringify(changedBy(workaround, gatsbys(), stage))).toBe(JSON.stringify(gatsbys()));
});
