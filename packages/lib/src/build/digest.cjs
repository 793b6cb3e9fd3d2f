const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { bundleCode } = require('./bundle-code.cjs');
const { filesBelow } = require('./files-below.cjs');

/** Variables of the environment that change a site. */
exports.ENVIRONMENT = /^(?:GATSBY_.*|GTAG_ID|ADS_CLIENT|PATH_PREFIX|NODE_ENV)$/;

/** The lock file pins the version of every package. */
const PACKAGES = 'package-lock.json';
/** A file of a package, which a relative path imports; copies of the site share those of another folder. */
const PACKAGE = /(?:^|\/)node_modules\//;

/**
 * Digest of everything that an output depends on: `code` (files below the project's root) with all of our files that it imports, other `files`
 * and the installed packages. A cached output is valid while its digest is the same, in whatever folder the project is, and with whatever path prefix:
 * an output that contains the prefix must add it. Throws if `code` cannot be bundled or a file cannot be read.
 * @param {string} root
 * @param {readonly string[]} code
 * @param {readonly string[]} [files]
 */
exports.digestOf = async (root, code, files = []) => digestOfBundle(root, await bundleCode(root, code, 'esm'), files);

/**
 * The same for code that is already bundled.
 * @param {string} root
 * @param {Awaited<ReturnType<typeof bundleCode>>} bundle
 * @param {readonly string[]} files
 */
function digestOfBundle(root, { metafile }, files) {
  const hash = createHash('sha256');
  const own = Object.keys(metafile.inputs).filter((file) => !PACKAGE.test(file));
  for (const file of [...own, ...files, PACKAGES].sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
exports.digestOfBundle = digestOfBundle;

/** Digest of the names, sizes and times of all files below a folder: it changes when one is changed, added or removed. @param {string} folder */
exports.stateOf = (folder) => {
  const hash = createHash('sha256');
  for (const file of existsSync(folder) ? filesBelow(folder) : []) {
    const { size, mtimeMs } = statSync(join(folder, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};
