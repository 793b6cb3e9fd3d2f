const { buildSync } = require('esbuild');
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Pins the version of every package. */
const PACKAGES = 'package-lock.json';

/**
 * A digest of what something is made by: `code`, files below the project's root with all of ours that they import, other `files`, the packages
 * installed, and the site's path prefix. It is the same in every folder. What was made before holds as long as it does. Throws if code cannot
 * be read.
 * @param {string} root
 * @param {readonly string[]} code
 * @param {readonly string[]} [files]
 */
exports.digestOf = function digestOf(root, code, files = []) {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [...code],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: '.',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const hash = createHash('sha256').update(process.env.PATH_PREFIX ?? '');
  for (const file of [...Object.keys(metafile.inputs), ...files, PACKAGES].sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
};
