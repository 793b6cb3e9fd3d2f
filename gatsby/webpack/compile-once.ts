import type { RuleSetRule } from 'webpack';
import { assertFound, type Workaround } from './gatsby-configuration';

/** Rules of plugins that the site does not need, by their tests. With them, each of our files would go through Babel twice. */
const NEEDLESS: Readonly<Record<string, string>> = {
  'TypeScript, which the rule for scripts compiles, too': String(/\.tsx?$/),
  'MDX as a module': String(/\.mdx?$/),
  'layouts of MDX in any script': String(/\.[tj]sx?$/),
};

const testOf = ({ test }: RuleSetRule): string => String(test);

/** Leaves only Gatsby's own rule to compile our files. Content is rendered by `packages/markdown/src`; none of it is a module. */
export const compileOnce: Workaround = ({ module }) => {
  for (const [what, test] of Object.entries(NEEDLESS)) {
    const rule = module.rules.find((each) => testOf(each) === test);
    assertFound(rule, `rule for ${what} (${test})`, 'compile-once.ts');
  }
  module.rules = module.rules.filter((rule) => !Object.values(NEEDLESS).includes(testOf(rule)));
};
