// Where a built site stands on its host.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The path prefix that an HTML page of the site names its scripts by; empty without one. Undefined where the page names no script of the site.
 * @param {string} html
 */
exports.prefixIn = (html) => /[\s"]([^\s"]*)\/webpack-runtime-[0-9a-f]+\.js[\s"]/.exec(html)?.[1];

/** The path prefix of the site in `folder`. @param {string} folder */
exports.builtPrefix = (folder) => exports.prefixIn(readFileSync(join(folder, 'index.html'), 'utf8')) ?? '';
