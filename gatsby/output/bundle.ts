import { build, type BuildOptions } from 'esbuild';
import { resolve } from 'node:path';
import { noteShipped } from './licences/shipped-packages';

interface Options extends Pick<BuildOptions, 'alias' | 'globalName' | 'inject'> {
  /** Constants by the names that they replace. */
  values?: Readonly<Record<string, unknown>>;
}

/** Bundles and minifies a script for the browser. Throws if it does not compile. */
export async function bundle(source: string, { values = {}, ...options }: Options = {}): Promise<string> {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
    define,
    ...options,
  });
  noteShipped(Object.keys(metafile.inputs).map((file) => resolve(file)));
  return outputFiles[0]?.text ?? '';
}
