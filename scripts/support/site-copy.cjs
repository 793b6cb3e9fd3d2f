// A copy of the site in a temporary folder, to build it with other content. It shares the installed packages with the original.
const { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join, resolve } = require('node:path');
const { BUILD_FILES } = require('./build-files.cjs');

/** Creates a copy and returns its folder. */
exports.copySite = function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const part of BUILD_FILES) cpSync(part, join(folder, part), { recursive: true, preserveTimestamps: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    // Its own packages are those of the copy.
    const target = name === '@physics-editor' ? '../packages' : resolve('node_modules', name);
    symlinkSync(target, join(packages, name));
  }
  return folder;
};

/** Deletes a copy. @param {string} folder */
exports.removeSite = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
