import { assertFound, isOfClass, type Workaround } from './gatsby-configuration';

const FILE = 'split-styles.ts';
const EXTRACTOR = 'MiniCssExtractPlugin';

/**
 * Gatsby puts all styles into one file and inlines it into every page; with this, a page gets only the styles of its type. Cascade layers make their
 * order irrelevant, so the plugin's warnings about it are disabled.
 */
export const splitStyles: Workaround = ({ optimization, plugins }, stage) => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  if (stage === 'build-javascript') {
    const groups = optimization.splitChunks?.cacheGroups;
    assertFound(groups?.['styles'], 'cache group "styles"', FILE);
    delete groups['styles'];
  }
  const extractor = plugins.find((plugin) => isOfClass(plugin, EXTRACTOR));
  assertFound(extractor?.options, EXTRACTOR, FILE);
  Object.assign(extractor.options, { ignoreOrder: true });
};
