// Preloaded into Gatsby's processes: replaces modules of Gatsby's that take seconds. Without this, as by `npx gatsby build`, everything is the same but
// the time.
require('../../packages/lib/src/build/tune-v8.cjs');
const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const { readFile } = require('node:fs/promises');
const { Module, createRequire } = require('node:module');
const { join } = require('node:path');
const { COMPILED } = require('../cache/code.cjs');

const nothing = async () => undefined;
const OF_SITE = 'default-site-plugin';

/** @param {string} root @param {string} plugin @param {string} name */
function findCompiledLocalPluginModule(root, plugin, name) {
  const file = join(root, COMPILED, `${name}.js`);
  return plugin === OF_SITE && existsSync(file) ? file : undefined;
}

/** Makes a module of Gatsby's export something else; its own code is not loaded. @param {string} id @param {object} exports */
function replace(id, exports) {
  const module = new Module(require.resolve(id));
  module.exports = exports;
  module.loaded = true;
  require.cache[module.id] = module;
}

const fromGatsby = createRequire(require.resolve('gatsby/package.json'));

/** Has a package that Gatsby imports at its start be loaded when something of it is used. @param {string} name */
function loadLater(name) {
  const id = fromGatsby.resolve(name);
  const load = () => {
    if (require.cache[id]?.exports === exports) require.cache[id] = undefined;
    /** @type {(...args: unknown[]) => unknown} */
    const loaded = fromGatsby(name);
    return loaded;
  };
  const exports = new Proxy(() => undefined, {
    /** @returns {unknown} */
    get: (_, key) => (key === '__esModule' ? undefined : Reflect.get(load(), key)),
    /** @param {unknown[]} args */
    apply: (_, self, args) => load().apply(self, args),
  });
  replace(id, exports);
}

// A sixth of the time in which Gatsby loads is for these: for styles that webpack compiles, adapters of hosts, server functions, types of queries and `develop`.
['autoprefixer', 'axios', '@vercel/webpack-asset-relocator-loader', 'socket.io'].forEach(loadLater);
['@graphql-tools/code-file-loader', '@graphql-tools/load', '@graphql-codegen/core'].forEach(loadLater);

// Gatsby compiles gatsby-config.ts and gatsby-node.ts by Parcel, in a process of its own. `scripts/cache/begin.mjs` has written what both load.
replace('gatsby/dist/utils/parcel/compile-gatsby-files', {
  COMPILED_CACHE_DIR: COMPILED,
  findCompiledLocalPluginModule,

  /** @param {string} root @param {string} plugin */
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),

  compileGatsbyFiles: nothing,
});

// The digest of a file takes Gatsby 1 ms, since each is computed by a WebAssembly module of its own.
replace('gatsby-core-utils/md5-file', {
  /** @param {string} file */
  md5File: async (file) =>
    createHash('md5')
      .update(await readFile(file))
      .digest('hex'),
});

// Gatsby's workers only write HTML (`onPostBootstrap` in gatsby/hooks.ts): for queries and jobs, each would load most of Gatsby, plugins and data.
if (process.env['GATSBY_WORKER_POOL_WORKER'] !== undefined) {
  replace('gatsby/dist/utils/worker/child/load-config-and-plugins', { loadConfigAndPlugins: nothing });
  replace('gatsby/dist/utils/worker/child/schema', { buildSchema: nothing });
  replace('gatsby/dist/utils/worker/child/queries', {});
  replace('gatsby/dist/utils/jobs/worker-messaging', { initJobsMessagingInWorker: nothing });
  replace('gatsby/dist/utils/worker/reporter', { initReporterMessagingInWorker: nothing });
  /** @type {{ generatePageDataPath: (folder: string, page: string) => string }} */
  const { generatePageDataPath } = require(require.resolve('gatsby-core-utils/page-data'));
  replace('gatsby/dist/utils/page-data', {
    /** @param {string} folder @param {string} page */
    async readPageData(folder, page) {
      /** @type {unknown} */
      const data = JSON.parse(await readFile(generatePageDataPath(folder, page), 'utf8'));
      return data;
    },
  });
}

// Gatsby asks a program for the number of processors whenever it needs it: five times in a build.
/** @type {{ getPhysicalCpuCount: () => number }} */
const processors = require(require.resolve('gatsby-core-utils/physical-cpu-count'));
const { getPhysicalCpuCount } = processors;
/** @type {number | undefined} */
let count;
processors.getPhysicalCpuCount = () => (count ??= getPhysicalCpuCount());
