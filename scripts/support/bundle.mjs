import { build } from 'esbuild';
import { engineAlias } from '../../gatsby/scenes/engine-alias.cjs';

/**
 * Bundles a TypeScript file of ours with its imports into one script, in memory.
 * @param {string} entry
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    alias: engineAlias(process.cwd()),
    logLevel: 'error',
    ...options,
    write: false,
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`esbuild has returned no script for ${entry}.`);
  return script;
}
