import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertFound, type Workaround } from './gatsby-configuration';

/** Where Gatsby's loader asks the host whether an address without data is a document. */
const ASKS = 'doFetch(rawPath, `HEAD`)';

/**
 * Makes Gatsby's loader ask below the path prefix. It would otherwise ask the root of the host, where another site may answer, and the not-found page
 * would stop working. Changes Gatsby's copy of the loader, which it writes at the start of each build.
 */
export const prefixLoader: Workaround = (_config, stage) => {
  if (stage !== 'build-javascript') return;
  const path = join(process.cwd(), '.cache/loader.js');
  const code = readFileSync(path, 'utf8');
  assertFound(code.includes(ASKS), `"${ASKS}" in .cache/loader.js`, 'prefix-loader.ts');
  writeFileSync(path, code.replaceAll(ASKS, ASKS.replace('rawPath', '__PATH_PREFIX__ + rawPath')));
};
