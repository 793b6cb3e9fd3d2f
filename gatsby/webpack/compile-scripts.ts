import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { assertFound, type ScriptRule, type Stage, type Workaround } from './gatsby-configuration';

const FILE = 'compile-scripts.ts';

/** Compiles scripts of the site, and Gatsby's copies in `.cache`, with swc in a fraction of Babel's time. */
export const compileScripts: Workaround = ({ module }, stage) => {
  if (stage !== 'develop') return;
  const at = module.rules.findIndex(({ test, include }) => test?.test('a.tsx') && include);
  const babel = module.rules[at];
  assertFound(babel, 'rule for the scripts of a site', FILE);
  module.rules[at] = { oneOf: [...scriptRules(stage), babel] };
  // Babel would compile every TypeScript file once more: Gatsby adds a rule for them that the other one has made superfluous.
  const again = module.rules.findIndex(({ test, include }) => String(test) === String(/\.tsx?$/) && !include);
  assertFound(again > at, 'second rule for TypeScript', FILE);
  module.rules.splice(again, 1);
};

/** Rules for scripts that are not of a package. Gatsby takes queries out with Babel. */
export function scriptRules(stage: Stage): ScriptRule[] {
  const root = process.cwd() + sep;
  const packages = join(root, 'node_modules') + sep;
  // Some of Gatsby's are only in memory.
  const include = (file: string): boolean => file.startsWith(root) && !file.startsWith(packages) && existsSync(file);
  const compile = (test: RegExp, parser: object): ScriptRule => ({
    test,
    type: 'javascript/auto',
    include,
    use: [swcLoader(stage, parser), { loader: join(root, 'gatsby/webpack/remove-queries.cjs'), options: {} }],
  });
  return [
    compile(/\.ts$/, { syntax: 'typescript' }),
    compile(/\.tsx$/, { syntax: 'typescript', tsx: true }),
    compile(/\.js$/, { syntax: 'ecmascript', jsx: true }),
  ];
}

/** With the settings that Gatsby gives Babel. The browsers in `package.json` and Node know all of ES2022. */
const swcLoader = (stage: Stage, parser: object) => ({
  loader: stage === 'develop' ? require.resolve('swc-loader') : 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser,
      transform: { react: { runtime: 'automatic', development: stage === 'develop', refresh: stage === 'develop' } },
    },
  },
});
