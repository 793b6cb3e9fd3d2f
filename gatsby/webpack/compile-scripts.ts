import type { TransformOptions } from '@babel/core';
import { existsSync, readFileSync } from 'node:fs';
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

/** Rules for scripts that are not of a package, of which the first applies. Of those with a query, Babel only takes it out. */
export function scriptRules(stage: Stage): ScriptRule[] {
  const root = process.cwd() + sep;
  const packages = join(root, 'node_modules') + sep;
  // Some of Gatsby's are only in memory.
  const isOwn = (file: string): boolean => file.startsWith(root) && !file.startsWith(packages) && existsSync(file);
  const isPlain = (file: string): boolean => isOwn(file) && !readFileSync(file, 'utf8').includes('graphql`');
  const compile = (test: RegExp, parser: object, syntax: Syntax): ScriptRule[] => {
    const [type, swc] = ['javascript/auto', swcLoader(stage, parser)] as const;
    return [
      { test, type, include: isPlain, use: [swc] },
      {
        test,
        type,
        include: isOwn,
        use: [swc, { loader: require.resolve('babel-loader'), options: queryRemoval(stage, syntax) }],
      },
    ];
  };
  return [
    ...compile(/\.ts$/, { syntax: 'typescript' }, SYNTAX.ts),
    ...compile(/\.tsx$/, { syntax: 'typescript', tsx: true }, SYNTAX.tsx),
    ...compile(/\.js$/, { syntax: 'ecmascript', jsx: true }, SYNTAX.js),
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

type Syntax = TransformOptions['parserOpts'];

/** What Babel calls the syntax of files. */
export const SYNTAX = {
  ts: { plugins: ['typescript'] },
  tsx: { plugins: ['typescript', 'jsx'] },
  js: { plugins: ['jsx'] },
} as const satisfies Record<string, Syntax>;

/** Settings of Babel that take out queries, as Gatsby's own do. */
export const queryRemoval = (stage: Stage, parserOpts: Syntax): TransformOptions => ({
  babelrc: false,
  configFile: false,
  parserOpts,
  plugins: [[require.resolve('babel-plugin-remove-graphql-queries'), { stage, staticQueryDir: 'page-data/sq/d' }]],
});
