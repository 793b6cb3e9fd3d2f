import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assertFound, type Workaround } from './gatsby-configuration';

/** Removes modules from the browser's scripts that the site does not use there. */
export const slimScripts: Workaround = ({ resolve }, stage) => {
  if (stage !== 'build-javascript') return;
  const root = process.cwd();
  const own = join(root, 'src/shell/navigation/slim-gatsby.ts');
  // Gatsby's own module requests the data of each page twice, and violates the policy in Firefox.
  const prefetch = join(root, '.cache/prefetch.js');
  const worker = join(root, '.cache/register-service-worker.js');
  const partytown = join(root, 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js');
  const packages = ['gatsby-link', 'gatsby-react-router-scroll', 'gatsby-script'];
  for (const path of [prefetch, worker, partytown, ...packages.map((name) => join(root, 'node_modules', name))]) {
    assertFound(existsSync(path), `module ${relative(root, path)}`, 'slim-scripts.ts');
  }
  Object.assign(resolve.alias, {
    'gatsby-link$': own,
    'gatsby-react-router-scroll$': own,
    [prefetch]: join(root, 'src/shell/navigation/fetch-ahead.ts'),
    // Starts the offline worker of a plugin; this site has its own.
    [worker]: false,
    // Gatsby's `Script`, which it adds to every site, and the module that runs such scripts in a worker.
    'gatsby-script': false,
    [partytown]: false,
  });
};
