const { buildSync } = require('esbuild');
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const FOLDER = 'packages';
const SCOPE = '@physics-editor/';

/**
 * Bundles code of ours for Node, with that of our packages; other packages stay imports. Throws if it does not compile.
 * @param {string} root
 * @param {readonly string[]} code - files below the project's root
 * @param {'cjs' | 'esm'} format
 */
exports.bundleCode = function bundleCode(root, code, format) {
  const packages = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)) : [];
  return buildSync({
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
};
