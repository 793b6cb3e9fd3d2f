import type { CreateWebpackConfigArgs } from 'gatsby';
import { bundleRenderer } from './bundle-renderer';
import { bundleScripts } from './bundle-scripts';
import { dropEnvironment } from './drop-environment';
import type { GatsbyConfiguration, Workaround } from './gatsby-configuration';
import { prefixLoader } from './prefix-loader';
import { reuseCompilation } from './reuse-compilation';
import { slimScripts } from './slim-scripts';

const WORKAROUNDS: readonly Workaround[] = [
  dropEnvironment,
  slimScripts,
  prefixLoader,
  bundleRenderer,
  reuseCompilation,
  bundleScripts,
];

/** Applies the workarounds to Gatsby's configuration of webpack. Throws if a part to change is not there. */
export function configureWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: GatsbyConfiguration = getConfig();
  for (const change of WORKAROUNDS) change(config, stage);
  actions.replaceWebpackConfig(config);
}
