import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { reuseCompilation } from '../../../gatsby/webpack/reuse-compilation';
import { noteShipped } from '@physics-editor/lib/build/licences';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

jest.mock('@physics-editor/lib/build/licences', () => ({
  ...jest.requireActual<object>('@physics-editor/lib/build/licences'),
  noteShipped: jest.fn(),
}));

const SITE = {
  'src/index.js':
    "import { half } from './half'; import { one } from 'one'; import './part'; console.log(half, one, FACTOR);",
  'src/half.js': 'export const half = 0.5;',
  'src/half/index.js': 'export const half = 0.5;',
  'src/part.json': '{}',
  'node_modules/one/index.js': 'export const one = 1;',
  '.cache/loader.js': '',
};

/** A site that was saved before its next build. */
function siteOf(files: Readonly<Record<string, string>> = SITE, root = temporaryFolder()): string {
  writeFiles(root, files);
  for (const file of Object.keys(files)) utimesSync(join(root, file), 1e9, 1e9);
  return root;
}

/** Builds the scripts of a site: whether webpack compiled them, their hash, and the packages that were noted. */
async function build(root: string, factor = '2') {
  jest.mocked(noteShipped).mockClear();
  const plugins = [new webpack.DefinePlugin({ FACTOR: factor })];
  const rest = { resolve: { alias: {}, extensions: [] } };
  reuseCompilation({ plugins, ...rest }, 'build-javascript');
  const output = { path: join(root, 'public') };
  const compiler = webpack({ mode: 'production', context: root, entry: './src/index.js', output, plugins });
  let isCompiled = false;
  compiler.hooks.compile.tap('test', () => (isCompiled = true));
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  await new Promise((resolve) => compiler.close(resolve));
  const [packages] = jest.mocked(noteShipped).mock.lastCall ?? [];
  return { isCompiled, hash: stats?.hash, hasErrors: stats?.hasErrors(), packages };
}

test('what was compiled from the same files is used again, with its hash and its packages', async () => {
  const root = siteOf();
  const first = await build(root);
  expect(first).toMatchObject({ isCompiled: true, hasErrors: false, packages: [join(root, 'node_modules/one')] });
  expect(await build(root)).toEqual({ ...first, isCompiled: false });
});

test.each<[string, (root: string) => unknown, factor: string]>([
  ['a file has changed', (root) => siteOf({ 'src/half.js': 'export const half = 1 / 2;' }, root), '2'],
  ['a file is gone, whose place another takes', (root) => rmSync(join(root, 'src/half.js')), '2'],
  ['a file is there that comes first', (root) => siteOf({ 'src/part.js': '' }, root), '2'],
  ['a constant has changed', () => undefined, '3'],
])('compiles when %s', async (_case, change, factor) => {
  const root = siteOf();
  await build(root);
  change(root);
  expect(await build(root, factor)).toMatchObject({ isCompiled: true, hasErrors: false });
  expect(await build(root, factor)).toMatchObject({ isCompiled: false });
});

test('compiles again what was saved during a build, and what has warnings or errors', async () => {
  const root = siteOf();
  const ahead = new Date(Date.now() + 60_000);
  utimesSync(join(root, 'src/half.js'), ahead, ahead);
  for (let time = 0; time < 2; time++) expect(await build(root)).toMatchObject({ isCompiled: true });
  for (const line of ["import { missing } from './half'; console.log(missing);", "import './missing';"]) {
    siteOf({ ...SITE, 'src/index.js': line }, root);
    for (let time = 0; time < 2; time++) expect(await build(root)).toMatchObject({ isCompiled: true });
  }
});
