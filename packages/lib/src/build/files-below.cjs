const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. @param {string} folder */
exports.filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
