// Runs Gatsby with the settings of this site, for `npm run build` and `npm run develop`.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { parserCode } from './cache/code.cjs';
import { endWith, pathFault, writeFault } from './support/project-folder.mjs';

/** Environment of each command. @type {Record<string, Record<string, string>>} */
const SETTINGS = {
  build: { PREFIX_PATHS: process.env.PATH_PREFIX ? 'true' : '' },
  develop: { GATSBY_FEEDBACK_DISABLED: '1', GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: 'false' },
};

endWith(pathFault(process.cwd()) ?? writeFault('.') ?? writeFault('node_modules/.cache'));
Object.assign(process.env, { GATSBY_TELEMETRY_DISABLED: '1' }, SETTINGS[process.argv[2] ?? '']);
await import('./cache/begin.mjs');
if (process.argv[2] === 'build' && !existsSync('.cache/caches')) await parseAhead();
// Also into the processes that Gatsby starts, such as that of `develop`.
const require = createRequire(import.meta.url);
const modules = require.resolve('./support/gatsby-modules.cjs');
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(modules)}`;
require(modules);
await import('gatsby/cli.js');

/** Has a thread parse all texts while Gatsby starts, for `packages/markdown`. With caches, few are rendered. */
async function parseAhead() {
  const parsed = (globalThis.parsedTexts = new Map());
  const thread = new Worker(await parserCode(), { eval: true, workerData: process.cwd() });
  thread.on('message', ([key, tree]) => parsed.set(key, tree));
  // Whoever renders a text parses it then.
  thread.on('error', () => undefined);
}
