const { build, buildSync } = require('esbuild');
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const FOLDER = 'packages';
const SCOPE = '@physics-editor/';

/**
 * Bundles code of ours for Node, with that of our packages, in another process; other packages stay imports. Throws if it does not compile.
 * @param {string} root
 * @param {readonly string[]} code - files below the project's root
 * @param {'cjs' | 'esm'} format
 */
exports.bundleCode = async (root, code, format) => build(optionsFor(root, code, format));

/** The same, for who cannot wait. @param {string} root @param {readonly string[]} code @param {'cjs' | 'esm'} format */
exports.bundleCodeSync = (root, code, format) => buildSync(optionsFor(root, code, format));

/** @param {string} root @param {readonly string[]} code @param {'cjs' | 'esm'} format */
function optionsFor(root, code, format) {
  const packages = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)) : [];
  return /** @satisfies {import('esbuild').BuildOptions} */ ({
    absWorkingDir: root,
    entryPoints: code.map((file) => `./${file}`),
    bundle: true,
    packages: 'external',
    alias: Object.fromEntries(packages.map((name) => [SCOPE + name, join(root, FOLDER, name, 'src')])),
    platform: 'node',
    format,
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    outdir: '.',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
}
