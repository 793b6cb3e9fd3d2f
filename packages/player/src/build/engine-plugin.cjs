const { join } = require('node:path');

/**
 * esbuild's plugin for every bundle that runs scenes: `@box2d/core` is `box2d-core.cjs`, as in `jest.config.cjs`. What is imported by name comes
 * through one module, or esbuild would copy all names of the engine for each file that imports any: a sixth of the time in which a scene starts.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
exports.enginePlugin = (root) => ({
  name: 'engine',
  setup(build) {
    const engine = join(root, 'packages/player/src/build/box2d-core.cjs');
    build.onResolve({ filter: /^@box2d\/core$/ }, ({ kind }) =>
      kind === 'require-call' ? { path: engine } : { path: '@box2d/core', namespace: 'engine' },
    );
    build.onLoad({ filter: /.*/, namespace: 'engine' }, () => {
      const names = Object.keys(require('./box2d-core.cjs')).join(', ');
      return { contents: `export { ${names} } from ${JSON.stringify(engine)};`, resolveDir: root };
    });
  },
});
