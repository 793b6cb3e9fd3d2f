import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';

/**
 * Rules of plugins that the site has no use for, as webpack shows their tests: TypeScript, which Gatsby's own rule compiles as well, MDX as
 * a module, and layouts of MDX in any script. With them each of our files goes through Babel twice.
 */
const NEEDLESS = ['/\\.tsx?$/', '/\\.mdx?$/', '/\\.[tj]sx?$/'];

/** Leaves Gatsby's rule alone to compile our files. Content is rendered by `gatsby/mdx`, no part of it is a module. */
export function compileOnce({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  config.module.rules = config.module.rules.filter(({ test }: RuleSetRule) => !NEEDLESS.includes(String(test)));
  actions.replaceWebpackConfig(config);
}
