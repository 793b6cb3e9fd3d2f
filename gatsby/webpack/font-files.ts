import { assertFound, type Workaround } from './gatsby-configuration';

/** Keeps the display face in a file that all pages share: Gatsby would inline one of its size in every page, where the site's policy forbids it. */
export const fontFiles: Workaround = ({ module }) => {
  const [loader] = module.rules.find(({ test }) => test?.test('a.woff2'))?.use ?? [];
  assertFound(loader, 'rule for fonts', 'font-files.ts');
  Object.assign(loader.options, { limit: false });
};
