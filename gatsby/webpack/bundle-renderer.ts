import { build, type Plugin } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callbackify } from 'node:util';
import type { Compiler } from 'webpack';
import removeQueries from './remove-queries.cjs';
import { statsOf } from './reuse-compilation';
import {
  assertFound,
  definitionsIn,
  type GatsbyConfiguration,
  type Stage,
  type Workaround,
} from './gatsby-configuration';

const FILE = 'bundle-renderer.ts';
/** The program's name in Gatsby's configuration. */
const RENDERER = 'render-page';

/** Bundles the program that renders pages, in `develop` their shell, with esbuild in place of webpack. */
export const bundleRenderer: Workaround = (config, stage) => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const apply = (compiler: Compiler) => {
    compiler.run = callbackify(async () => {
      const digest = await bundle(compiler.context, config, stage);
      const stats = statsOf(compiler, digest);
      // Gatsby writes all pages again when it changes.
      for (const chunk of stats.compilation.addChunkInGroup(RENDERER).chunks) chunk.hash = digest;
      return stats;
    });
  };
  config.plugins.push({ apply });
};

/** Writes the program, and returns the digest of its code: a comment changes only its source map. */
async function bundle(
  root: string,
  { entry, output, resolve, plugins }: GatsbyConfiguration,
  stage: Stage,
): Promise<string> {
  const [program, folder, modules] = [entry?.[RENDERER], output?.path, resolve.alias['$virtual'] || ''];
  assertFound(program, `entry "${RENDERER}"`, FILE);
  assertFound(folder, 'output', FILE);
  assertFound(modules, 'alias "$virtual"', FILE);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { [RENDERER]: program },
    outdir: folder,
    bundle: true,
    platform: 'node',
    external: ['react', 'react-dom'],
    alias: { $virtual: modules },
    // The environment as a whole is no constant.
    define: Object.fromEntries(definitionsIn(plugins).filter(([name]) => name !== 'process.env')),
    plugins: [gatsbysModules(root), withoutQueries],
    loader: { '.js': 'jsx', '.css': 'empty' },
    jsx: 'automatic',
    sourcemap: stage === 'build-html' && 'linked', // For the places of errors.
    logLevel: 'silent',
    write: false,
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.hash ?? '';
}

/** Resolves what Gatsby does not take from packages; of what runs in browsers only, which is imported when it is needed, nothing is bundled. */
const gatsbysModules = (root: string): Plugin => ({
  name: 'gatsbys-modules',
  setup(build) {
    build.onResolve({ filter: /^gatsby$/ }, () => ({ path: join(root, '.cache/gatsby-browser-entry.js') }));
    // Of an experiment of Gatsby's, and not installed.
    build.onResolve({ filter: /^react-server-dom-webpack/ }, ({ path }) => ({ path, namespace: 'empty' }));
    build.onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: '' }));
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, importer }) =>
      kind === 'dynamic-import' && importer.startsWith(join(root, 'src')) ? { external: true } : undefined,
    );
  },
});

/** As for the scripts of browsers. */
const withoutQueries: Plugin = {
  name: 'without-queries',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: removeQueries(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
