import type { CreateWebpackConfigArgs } from 'gatsby';
import { bundleRenderer } from './bundle-renderer';
import { bundleScripts } from './bundle-scripts';
import { compileScripts } from './compile-scripts';
import type { GatsbyConfiguration, Workaround } from './gatsby-configuration';
import { prefixLoader } from './prefix-loader';
import { reuseCompilation } from './reuse-compilation';
import { skipShadowing } from './skip-shadowing';
import { slimScripts } from './slim-scripts';
import { ignoreOrder } from './ignore-order';
import { trustWebpackCache } from './webpack-cache';

const WORKAROUNDS: readonly Workaround[] = [
  trustWebpackCache,
  compileScripts,
  skipShadowing,
  ignoreOrder,
  slimScripts,
  prefixLoader,
  bundleRenderer,
  bundleScripts,
  reuseCompilation,
];

/** Applies the workarounds to Gatsby's configuration of webpack. Throws if a part to change is not there. */
export function configureWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: GatsbyConfiguration = getConfig();
  for (const change of WORKAROUNDS) change(config, stage);
  actions.replaceWebpackConfig(config);
}
