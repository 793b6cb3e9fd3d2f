import type { CreateWebpackConfigArgs } from 'gatsby';
import { assertFound } from './assert-found';

const FILE = 'split-styles.ts';
const EXTRACTOR = 'MiniCssExtractPlugin';

/**
 * Gatsby puts all styles into one file and inlines it into every page. Here a page gets the styles of its own type alone. Their order does
 * not matter, since cascade layers decide, so the plugin need not warn of it.
 */
export function splitStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig();
  if (stage === 'build-javascript') {
    const groups = config.optimization?.splitChunks?.cacheGroups;
    assertFound(groups?.styles, 'cache group "styles"', FILE);
    delete groups.styles;
  }
  const extractor = config.plugins?.find((plugin: object) => plugin.constructor.name === EXTRACTOR);
  assertFound(extractor, EXTRACTOR, FILE);
  extractor.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
