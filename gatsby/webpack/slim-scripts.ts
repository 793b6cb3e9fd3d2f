import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertFound, type Workaround } from './gatsby-configuration';

/** Keeps out of the browser's scripts what the site does not use there. */
export const slimScripts: Workaround = (config, stage) => {
  if (stage !== 'build-javascript') return;
  const root = process.cwd();
  const own = join(root, 'src/shell/navigation/slim-gatsby.ts');
  // Gatsby's own asks the host twice for the data of each page, and Firefox holds it against the policy.
  const prefetch = join(root, '.cache/prefetch.js');
  assertFound(existsSync(prefetch), 'module .cache/prefetch.js', 'slim-scripts.ts');
  config.devtool = false; // Maps of the source are no part of the site.
  Object.assign(config.resolve.alias, {
    'gatsby-link$': own,
    'gatsby-react-router-scroll$': own,
    [prefetch]: join(root, 'src/shell/navigation/fetch-ahead.ts'),
    // Gatsby's `Script`, which it gives to every site, and what runs such scripts in a worker.
    'gatsby-script': false,
    [join(root, 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  });
};
