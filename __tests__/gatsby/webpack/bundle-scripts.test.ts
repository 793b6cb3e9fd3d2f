import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import webpack, { type Stats } from 'webpack';
import { bundleScripts } from '../../../gatsby/webpack/bundle-scripts';
import type { GatsbyConfiguration } from '../../../gatsby/webpack/gatsby-configuration';

/** Bundles a script of a site: the names and texts of what is written, without digests, and the messages of errors. */
async function bundle(files: Readonly<Record<string, string>>) {
  const loader = 'gatsby/webpack/remove-queries.cjs';
  const root = temporaryFolder({ ...files, [loader]: `module.exports = require('${join(process.cwd(), loader)}');` });
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  const output = { path: join(root, 'public'), filename: '[name]-[contenthash].js' };
  const constants = Object.assign(new webpack.DefinePlugin({}), { definitions: { __TITLE__: '"Site"' } });
  const gatsbys = ['StaticQueryMapper', 'GatsbyWebpackStatsExtractor'];
  const plugins = [constants, ...gatsbys.map((name) => ({ constructor: { name }, apply() {} }))];
  const resolve: GatsbyConfiguration['resolve'] = { alias: { gatsby: false }, extensions: [] };
  const config: GatsbyConfiguration = { entry: { app: join(root, 'src/app.tsx') }, output, plugins, resolve };
  bundleScripts(config, 'build-javascript');
  const compiler = webpack({ context: root, entry: './missing', plugins: config.plugins.slice(0, 1) });
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  const errors = stats?.compilation.errors.map(({ message }) => message) ?? [];
  await promisify(compiler.close.bind(compiler))();
  if (errors.length > 0) return { errors };
  const written = filesBelow(output.path).map((file) => [file, readFileSync(join(output.path, file), 'utf8')]);
  return Object.fromEntries(written.map((part) => part.map((text) => text?.replaceAll(/[0-9a-f]{20}/g, '#'))));
}

test('scripts have no queries and are compiled as they load; styles know the oldest browsers; a small font is a file', async () => {
  const files = await bundle({
    'src/app.tsx': `import { graphql } from 'gatsby';
      import './app.css';
      export const query = graphql\`query Title { site { id } }\`;
      const title: string = __TITLE__;
      document.title = title;`,
    'src/app.css': `@font-face { src: url('./a.woff2') }
      @layer a { .b { top: 0px; .c & { color: #ff0000 } } }`,
    'src/a.woff2': 'font',
  });
  expect(files).toMatchObject({
    'app-#.js': expect.stringMatching(/^\/\/# allFunctionsCalledOnLoad\n.*document\.title="Site"/s),
    'app.#.css': '@font-face{src:url(static/a-#.woff2)}@layer a{.b{top:0}.c .b{color:red}}',
    'static/a-#.woff2': 'font',
  });
  expect(files['app-#.js']).not.toMatch(/graphql|site/);
});

test('an error of the code names its place', async () => {
  const { errors } = await bundle({ 'src/app.tsx': "import './gone';" });
  expect(errors).toEqual([expect.stringMatching(/Can't resolve '\.\/gone' in '.*\/src'.* 1 │ import '\.\/gone'/s)]);
});
