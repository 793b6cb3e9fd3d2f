const { join } = require('node:path');

/** esbuild's `alias` for every bundle that runs scenes; `jest.config.cjs` has the same. See `box2d-core.cjs`. @param {string} root */
exports.engineAlias = (root) => ({ '@box2d/core': join(root, 'gatsby/scenes/box2d-core.cjs') });
