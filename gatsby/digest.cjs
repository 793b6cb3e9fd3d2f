const { buildSync } = require('esbuild');
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Pins the version of every package. */
const PACKAGES = 'package-lock.json';

exports.digestOf = function digestOf(root, code, files = []) {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: code,
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
