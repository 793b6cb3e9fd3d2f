import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { assertFound, type Stage, type Workaround } from './gatsby-configuration';

const FILE = 'compile-scripts.ts';

/** Compiles scripts of the site, and Gatsby's copies in `.cache`, with swc in a fraction of Babel's time; Babel compiles those with a query, which a plugin takes out. */
export const compileScripts: Workaround = ({ module }, stage) => {
  const at = module.rules.findIndex(({ test, include }) => test?.test('a.tsx') && include);
  const babel = module.rules[at];
  assertFound(babel, 'rule for the scripts of a site', FILE);
  const root = process.cwd() + sep;
  const packages = join(root, 'node_modules') + sep;
  const include = (file: string): boolean =>
    file.startsWith(root) &&
    !file.startsWith(packages) &&
    // Some of Gatsby's are only in memory.
    existsSync(file) &&
    !readFileSync(file, 'utf8').includes('graphql`');
  const swc = (test: RegExp, parser: object) => ({
    test,
    include,
    type: 'javascript/auto',
    use: swcLoader(stage, parser),
  });
  module.rules[at] = {
    oneOf: [
      swc(/\.ts$/, { syntax: 'typescript' }),
      swc(/\.tsx$/, { syntax: 'typescript', tsx: true }),
      swc(/\.js$/, { syntax: 'ecmascript', jsx: true }),
      babel,
    ],
  };
  // Babel would compile every TypeScript file once more: Gatsby adds a rule for them that the other one has made superfluous.
  const again = module.rules.findIndex(({ test, include }) => String(test) === String(/\.tsx?$/) && !include);
  assertFound(again > at, 'second rule for TypeScript', FILE);
  module.rules.splice(again, 1);
};

/** With the settings that Gatsby gives Babel. The browsers in `package.json` and Node know all of ES2022. */
const swcLoader = (stage: Stage, parser: object) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser,
      transform: { react: { runtime: 'automatic', development: stage === 'develop', refresh: stage === 'develop' } },
    },
  },
});
