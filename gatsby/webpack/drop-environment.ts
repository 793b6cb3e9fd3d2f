import { ENVIRONMENT } from '@physics-editor/lib/build/digest.cjs';
import { constantsIn, type Workaround } from './gatsby-configuration';

/**
 * Takes variables of the environment that no page needs out of the constants of scripts: each terminal and each run of CI has others, so that what
 * renders pages would change.
 */
export const dropEnvironment: Workaround = ({ plugins }) => {
  const names = Object.keys(process.env).filter((name) => !ENVIRONMENT.test(name));
  const unneeded = new Set(names.map((name) => `process.env.${name}`));
  for (const plugin of constantsIn(plugins))
    plugin.definitions = Object.fromEntries(
      Object.entries(plugin.definitions ?? {}).filter(([name]) => !unneeded.has(name)),
    );
};
