import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { enginePlugin } from '@physics-editor/player/build/engine-plugin.cjs';

/**
 * Bundles a TypeScript file of ours with its imports into one script, in memory.
 * @param {string} entry
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    plugins: [enginePlugin(process.cwd())],
    logLevel: 'error',
    ...options,
    write: false,
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`esbuild has returned no script for ${entry}.`);
  return script;
}

/**
 * Bundles a TypeScript file into one that Node can load, and returns its path, below node_modules, so that the packages that it imports are found.
 * @param {string} entry
 */
export async function bundleFile(entry) {
  const folder = resolve('node_modules/.cache/scripts');
  mkdirSync(folder, { recursive: true });
  const { text } = await bundle(entry, { platform: 'node', format: 'cjs' });
  const file = join(folder, `${basename(entry, '.ts')}.cjs`);
  writeFileSync(file, text);
  return file;
}
