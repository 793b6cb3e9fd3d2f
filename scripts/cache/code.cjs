const { bundleCode } = require('../../packages/lib/src/build/bundle-code.cjs');

/**
 * What `gatsby-config.ts` and `gatsby-node.ts` load; what runs scenes, whose results cached renderings contain; and what compresses files, whose
 * compressed forms the next build takes over.
 */
const CODE = [
  ...['gatsby/config.ts', 'gatsby/hooks.ts'],
  ...['packages/player/src/headless/headless.ts', 'packages/publish/src/hosting/compress-files.ts'],
];

/** @type {ReturnType<typeof bundleCode> | undefined} */
let bundle;

/** The code of the build in the project's folder, bundled once in a process: the caches are valid for it, and Gatsby loads it. */
exports.buildCode = () => (bundle ??= bundleCode(process.cwd(), CODE, 'cjs'));
