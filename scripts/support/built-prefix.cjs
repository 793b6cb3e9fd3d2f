// The path prefix that a site was built with.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The path prefix in the addresses of a page's scripts, empty if there is none; undefined if the page has no script of the site.
 * @param {string} html
 */
exports.prefixIn = (html) => /[\s"]([^\s"]*)\/webpack-runtime-[0-9a-f]+\.js[\s"]/.exec(html)?.[1];

/** The path prefix of the site in `folder`. @param {string} folder */
exports.builtPrefix = (folder) => exports.prefixIn(readFileSync(join(folder, 'index.html'), 'utf8')) ?? '';
