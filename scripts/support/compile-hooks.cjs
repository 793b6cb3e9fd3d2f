// Preloaded into Gatsby's processes. Gatsby compiles gatsby-config.ts and gatsby-node.ts by Parcel, in a process of its own, which takes two seconds;
// esbuild bundles at once what both load within half a second. Without this, as by `npx gatsby build`, everything is the same but the time.
const { mkdirSync, existsSync, writeFileSync } = require('node:fs');
const { Module } = require('node:module');
const { basename, join } = require('node:path');
const { buildCode } = require('../cache/code.cjs');

/** Where Gatsby looks for compiled files. */
const FOLDER = '.cache/compiled';
/** The names that its code has there, by file. */
const NAMES = new Map([
  ['config.js', 'gatsby-config.js'],
  ['hooks.js', 'gatsby-node.js'],
]);
const OF_SITE = 'default-site-plugin';

/** @param {string} root @param {string} plugin @param {string} name */
function findCompiledLocalPluginModule(root, plugin, name) {
  const file = join(root, FOLDER, `${name}.js`);
  return plugin === OF_SITE && existsSync(file) ? file : undefined;
}

const compiler = new Module(require.resolve('gatsby/dist/utils/parcel/compile-gatsby-files'));
// What Gatsby imports of it.
compiler.exports = {
  COMPILED_CACHE_DIR: FOLDER,
  findCompiledLocalPluginModule,

  /** @param {string} root @param {string} plugin */
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),

  /** @param {string} root */
  async compileGatsbyFiles(root) {
    mkdirSync(join(root, FOLDER), { recursive: true });
    for (const { path, contents } of (await buildCode()).outputFiles) {
      const name = NAMES.get(basename(path));
      if (name !== undefined) writeFileSync(join(root, FOLDER, name), contents);
    }
  },
};

compiler.loaded = true;
require.cache[compiler.id] = compiler;

// Gatsby asks a program for the number of processors whenever it needs it: five times in a build.
const processors = require('gatsby-core-utils/physical-cpu-count');
const { getPhysicalCpuCount } = processors;
/** @type {number | undefined} */
let count;
processors.getPhysicalCpuCount = () => (count ??= getPhysicalCpuCount());
