const { readdirSync } = require('node:fs');
const { resolve } = require('node:path');

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. @param {string} folder */
exports.filesBelow = (folder) => {
  // Each path begins with it, so that none of thousands has to be resolved.
  const root = resolve(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll('\\', '/'))
    .sort();
};
