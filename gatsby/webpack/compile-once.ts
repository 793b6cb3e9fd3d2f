import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { assertFound } from './assert-found';

/** Rules of plugins that the site has no use for, by their tests. With them each of our files goes through Babel twice. */
const NEEDLESS: Readonly<Record<string, string>> = {
  'TypeScript, which Gatsby’s own rule compiles, too': String(/\.tsx?$/),
  'MDX as a module': String(/\.mdx?$/),
  'layouts of MDX in any script': String(/\.[tj]sx?$/),
};

const testOf = ({ test }: RuleSetRule): string => String(test);

/** Leaves Gatsby's rule alone to compile our files. Content is rendered by `gatsby/mdx`, no part of it is a module. */
export function compileOnce({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const rules: RuleSetRule[] = config.module.rules;
  for (const [what, test] of Object.entries(NEEDLESS)) {
    assertFound(
      rules.some((rule) => testOf(rule) === test),
      `rule for ${what} (${test})`,
      'compile-once.ts',
    );
  }
  config.module.rules = rules.filter((rule) => !Object.values(NEEDLESS).includes(testOf(rule)));
  actions.replaceWebpackConfig(config);
}
