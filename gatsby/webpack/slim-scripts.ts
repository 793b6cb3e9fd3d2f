import { join } from 'node:path';
import type { Workaround } from './gatsby-configuration';

/** Keeps out of the browser's scripts what the site does not use there. */
export const slimScripts: Workaround = (config, stage) => {
  if (stage !== 'build-javascript') return;
  const root = process.cwd();
  const own = join(root, 'src/shell/navigation/slim-gatsby.ts');
  config.devtool = false; // Maps of the source are no part of the site.
  Object.assign(config.resolve.alias, {
    'react-helmet$': join(root, 'src/shell/helmet.tsx'),
    'gatsby-link$': own,
    'gatsby-react-router-scroll$': own,
    [join(root, '.cache/head/head-export-handler-for-browser.js')]: own,
    [join(root, '.cache/prefetch.js')]: join(root, 'src/shell/navigation/fetch-ahead.ts'),
    // For a worker of Gatsby's kind; the site registers its own.
    [join(root, '.cache/register-service-worker.js')]: false,
    // Gatsby's `Script`, which it gives to every site, and what runs such scripts in a worker.
    'gatsby-script': false,
    [join(root, 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  });
};
