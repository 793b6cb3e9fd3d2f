import { minify, version, type JsMinifyOptions } from '@swc/core';
import { build, type BuildOptions } from 'esbuild';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openFileCache } from './file-cache';
import { isDevelop } from './is-develop';
import { noteShipped } from './licences';

interface Options extends Pick<BuildOptions, 'globalName' | 'inject' | 'plugins'> {
  /** Constants by the names that they replace. */
  values?: Readonly<Record<string, unknown>>;
}

/** Bundles and minifies a script for the browser. Throws if it does not compile. */
export const bundle = async (source: string, options?: Options): Promise<string> =>
  (await bundleWithSources(source, options)).text;

/** The same for a script or style sheet, with the files that it consists of. */
export async function bundleWithSources(source: string, { values = {}, ...options }: Options = {}) {
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
  // A module that a plugin makes is no file.
  const files = Object.keys(metafile.inputs).filter((file) => existsSync(file));
  const sources = files.map((file) => resolve(file));
  noteShipped(sources);
  const text = outputFiles[0]?.text ?? '';
  // The start of `develop` waits for the player, and nobody downloads it.
  const isSmallEnough = isDevelop() || source.endsWith('.css');
  return { text: isSmallEnough ? text : await compressed(text), sources };
}

const MINIFY: JsMinifyOptions = {
  compress: { passes: 3 },
  module: false,
  mangle: true,
  // With a character beyond Latin-1, browsers hold all of a script with two bytes per character: the player starts 20 ms later.
  format: { comments: false, asciiOnly: true },
};

/**
 * Minifies what esbuild has bundled further: the player is 5 % smaller with gzip, and a library up to 7 %. It takes a second for all scripts, so that
 * later builds reuse the result.
 */
async function compressed(script: string): Promise<string> {
  const cache = openFileCache(process.cwd(), 'minified');
  const name = `${hash('sha256', JSON.stringify([version, MINIFY]) + script).slice(0, 32)}.js`;
  return readFileSync(cache.find(name) ?? cache.store(name, (await minify(script, MINIFY)).code), 'utf8');
}
