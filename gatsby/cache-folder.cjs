const { accessSync, constants, mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const FOLDER = 'node_modules/.cache';
/** Names the temporary folder for child processes. */
const TEMPORARY = 'TEMPORARY_CACHE';

/**
 * The folder of a cache below the project's root. If it cannot be written to, as in packages of another user, it is a temporary one, so that the
 * build only takes longer.
 * @param {string} root
 * @param {string} [name]
 */
exports.cacheFolder = function cacheFolder(root, name = '.') {
  const folder = join(root, FOLDER, name);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    const temporary = join((process.env[TEMPORARY] ??= makeTemporary(error)), name);
    mkdirSync(temporary, { recursive: true });
    return temporary;
  }
};

/** @param {unknown} error */
function makeTemporary(error) {
  console.warn(
    `${String(error)}\nNothing is cached, so each build takes longer: make ${FOLDER} writable, or delete it.`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
