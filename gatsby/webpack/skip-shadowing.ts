import { assertFound, isOfClass, type Workaround } from './gatsby-configuration';

const SHADOWING = 'GatsbyThemeComponentShadowingResolverPlugin';

/** Has webpack not look for a file of the site in the place of each that it resolves in a plugin: none is a theme. */
export const skipShadowing: Workaround = ({ resolve }) => {
  const at = resolve.plugins.findIndex((plugin) => isOfClass(plugin, SHADOWING));
  assertFound(at >= 0, SHADOWING, 'skip-shadowing.ts');
  resolve.plugins.splice(at, 1);
};
