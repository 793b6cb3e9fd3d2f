import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Gatsby puts all styles into one file and inlines it into every page. Here a page gets the styles of its own type alone. Their order does
 * not matter, since cascade layers decide, so the plugin need not warn of it.
 */
export function splitStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  if (stage === 'build-javascript') delete config.optimization.splitChunks.cacheGroups.styles;
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
}
