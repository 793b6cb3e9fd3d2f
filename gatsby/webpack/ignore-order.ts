import { assertFound, isOfClass, type Workaround } from './gatsby-configuration';

const EXTRACTOR = 'MiniCssExtractPlugin';

/** Has `develop` not warn of the order of styles, which cascade layers make irrelevant. */
export const ignoreOrder: Workaround = ({ plugins }, stage) => {
  if (stage !== 'develop') return;
  const extractor = plugins.find((plugin) => isOfClass(plugin, EXTRACTOR));
  assertFound(extractor?.options, EXTRACTOR, 'ignore-order.ts');
  Object.assign(extractor.options, { ignoreOrder: true });
};
