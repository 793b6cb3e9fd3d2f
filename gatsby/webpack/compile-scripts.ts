import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { assertFound, type Stage, type Workaround } from './gatsby-configuration';

/** Folders with Gatsby's scripts and packages. */
const FOREIGN = ['.cache', 'node_modules'];

/** Compiles the site's scripts with swc, in a fraction of Babel's time; Babel compiles those with a query, which a plugin of Gatsby's takes out. */
export const compileScripts: Workaround = ({ module }, stage) => {
  const at = module.rules.findIndex(({ test, include }) => test?.test('a.tsx') && include);
  const babel = module.rules[at];
  assertFound(babel, 'rule for the scripts of a site', 'compile-scripts.ts');
  const root = process.cwd() + sep;
  const foreign = FOREIGN.map((folder) => join(root, folder) + sep);
  const include = (file: string): boolean =>
    file.startsWith(root) &&
    !foreign.some((folder) => file.startsWith(folder)) &&
    !readFileSync(file, 'utf8').includes('graphql`');
  const swc = (test: RegExp, tsx: boolean) => ({ test, include, type: 'javascript/auto', use: swcLoader(stage, tsx) });
  module.rules[at] = { oneOf: [swc(/\.ts$/, false), swc(/\.tsx$/, true), babel] };
};

/** With the settings that Gatsby gives Babel. The browsers in `package.json` and Node know all of ES2022. */
const swcLoader = (stage: Stage, tsx: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development: stage === 'develop', refresh: stage === 'develop' } },
    },
  },
});
