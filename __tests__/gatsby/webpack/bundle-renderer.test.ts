import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { bundleRenderer } from '../../../gatsby/webpack/bundle-renderer';
import type { GatsbyConfiguration } from '../../../gatsby/webpack/gatsby-configuration';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

const SITE = {
  '.cache/static-entry.js': `import { page } from '$virtual/async-requires';
    export { none } from 'react-server-dom-webpack/writer';
    export const text = page() + __TITLE__ + process.env.BUILD_STAGE + (<b>!</b>).type + NONE;`,
  '.cache/gatsby-browser-entry.js': `export const graphql = () => { throw new Error('left') }; export const prefix = '/';`,
  '.cache/virtual/async-requires.js': "export { page } from '../../src/page';",
  'src/page.tsx': `import { graphql, prefix } from 'gatsby';
    import './page.css';
    export const load = () => import('./editor');
    export const query = graphql\`query Title { site { id } }\`;
    export const page = (): string => prefix + ' ';`,
  'src/page.css': 'a { color: red }',
  'node_modules/react/jsx-runtime.js': 'exports.jsx = (type) => ({ type });',
};

function configurationOf(root: string): GatsbyConfiguration {
  const values = { __TITLE__: '"Site "', 'process.env.BUILD_STAGE': '"here "', 'process.env': '({})', NONE: undefined };
  return {
    entry: { 'render-page': join(root, '.cache/static-entry') },
    output: { path: join(root, '.cache/routes') },
    plugins: [Object.assign(new webpack.DefinePlugin({}), { definitions: values })],
    resolve: { alias: { $virtual: join(root, '.cache/virtual') }, extensions: [] },
  };
}

/** Bundles the program of a site, and returns the hash by which Gatsby knows it. */
async function bundle(root: string, config = configurationOf(root)) {
  bundleRenderer(config, 'build-html');
  const compiler = webpack({ context: root, entry: './missing', plugins: config.plugins.slice(-1) });
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  return [...(stats?.compilation.namedChunkGroups.get('render-page')?.chunks ?? [])].map(({ hash }) => hash).join();
}

const program = (root: string): { text: string } => jest.requireActual(join(root, '.cache/routes/render-page.js'));

test('the program has constants and no queries, styles or modules for later', async () => {
  const root = temporaryFolder(SITE);
  await bundle(root);
  expect(program(root).text).toBe('/ Site here bundefined');
});

test('its hash changes only with the code', async () => {
  const root = temporaryFolder(SITE);
  const first = await bundle(root);
  expect(first).not.toBe('');
  writeFiles(root, { 'src/page.css': 'a { color: green }', 'src/page.tsx': `${SITE['src/page.tsx']} // A comment.` });
  expect(await bundle(root)).toBe(first);
  writeFiles(root, { 'src/page.tsx': "export const page = () => 'changed';" });
  expect(await bundle(root)).not.toBe(first);
});

test('an error of the code ends the build with its place', async () => {
  const root = temporaryFolder({ ...SITE, 'src/page.tsx': "import './gone';\nexport const page = 1;" });
  await expect(bundle(root)).rejects.toThrow(/src\/page\.tsx:1:7: ERROR: Could not resolve "\.\/gone"/);
});

test.each([
  ['entry', 'entry "render-page"'],
  ['output', 'output'],
] as const)('a build whose configuration has no %s ends with what is missing', async (part, lost) => {
  const root = temporaryFolder(SITE);
  const config = configurationOf(root);
  Reflect.deleteProperty(config, part);
  await expect(bundle(root, config)).rejects.toThrow(
    `gatsby/webpack/bundle-renderer.ts: Gatsby's configuration of webpack has no ${lost}`,
  );
});
