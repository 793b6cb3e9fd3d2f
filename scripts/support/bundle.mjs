import { build } from 'esbuild';

/**
 * Bundles a TypeScript file of ours with its imports into one script, in memory.
 * @param {string} entry
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    logLevel: 'error',
    ...options,
    write: false,
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`Nothing has come of ${entry}.`);
  return script;
}
