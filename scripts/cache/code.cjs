const { mkdirSync, writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');

/** Where Gatsby looks for the compiled code of a site. */
const COMPILED = '.cache/compiled';
/** The names that it has there, by file. */
const NAMES = new Map([
  ['config.js', 'gatsby-config.js'],
  ['hooks.js', 'gatsby-node.js'],
]);

/** What a thread of the build runs. */
const PARSER = 'packages/markdown/src/source/parse-texts.ts';

/**
 * What `gatsby-config.ts` and `gatsby-node.ts` load; what runs scenes, whose results cached renderings contain; and what compresses files, whose
 * compressed forms the next build takes over.
 */
const CODE = [
  ...['gatsby/config.ts', 'gatsby/hooks.ts'],
  ...['packages/player/src/headless/headless.ts', 'packages/publish/src/hosting/compress-files.ts'],
  PARSER,
];

/** @type {ReturnType<typeof import('../../packages/lib/src/build/bundle-code.cjs').bundleCode> | undefined} */
let bundle;

/** The code of the build in the project's folder, bundled once in a process: the caches are valid for it. */
const buildCode = () => {
  // Not for all who only need the name of the folder.
  const { bundleCode } = require('../../packages/lib/src/build/bundle-code.cjs');
  return (bundle ??= bundleCode(process.cwd(), CODE, 'cjs'));
};

/** Writes what Gatsby loads of the code to where it looks for it. */
async function writeCode() {
  mkdirSync(COMPILED, { recursive: true });
  for (const { path, contents } of (await buildCode()).outputFiles) {
    const name = NAMES.get(basename(path));
    if (name !== undefined) writeFileSync(join(COMPILED, name), contents);
  }
}

/** The code of the thread that parses texts. */
const parserCode = async () =>
  (await buildCode()).outputFiles.find(({ path }) => basename(path) === 'parse-texts.js')?.text ?? '';

module.exports = { COMPILED, buildCode, parserCode, writeCode };
