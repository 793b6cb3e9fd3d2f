const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');
// Here, since Jest loads this file in each of its processes.
require('../../src/build/tune-v8.cjs');
require('./shared-scripts.cjs');

/** @import { Options } from '@swc/core' */

const SELF = createHash('sha256')
  .update(version)
  .update(process.version)
  .update(readFileSync(__filename))
  .digest('hex');

/** Jest runs CommonJS. @type {{ type: 'commonjs' }} */
const MODULE = { type: 'commonjs' };

/** Hoists `jest.mock`; the option is missing in SWC's types. */
const HOISTED = { hidden: { jest: true } };

/** Options for a file of a package: undefined for CommonJS, which is used unchanged. @param {string} source @returns {Options | undefined} */
const packages = (source) =>
  /^\s*(?:import|export)\b/m.test(source)
    ? { jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' }, isModule: true }
    : undefined;

/** @param {string} filename @returns {Options} */
const own = (filename) => ({
  jsc: {
    parser: filename.endsWith('x') ? { syntax: 'typescript', tsx: true } : { syntax: 'typescript' },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' }, ...HOISTED },
  },
  sourceMaps: true,
});

/** Transforms TypeScript, and packages that are ES modules, for Jest. @type {import('@jest/transform').SyncTransformer} */
module.exports = {
  getCacheKey: (source, filename, { configString, instrument }) =>
    createHash('sha256').update([SELF, filename, configString, instrument].join('\0')).update(source).digest('hex'),

  process(source, filename) {
    const options = filename.includes('/node_modules/') ? packages(source) : own(filename);
    if (!options) return { code: source };
    return transformSync(source, { ...options, filename, module: MODULE, swcrc: false, configFile: false });
  },
};
