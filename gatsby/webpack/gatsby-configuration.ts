import type { Configuration } from '@rspack/core';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { WebpackPluginInstance } from 'webpack';

export type Stage = CreateWebpackConfigArgs['stage'];

/** A plugin; that of constants has their values by name. */
type Plugin = WebpackPluginInstance & { definitions?: Record<string, unknown> };

/** Gatsby's configuration of webpack, as far as the site changes it. Parts that a stage may lack are optional. */
export interface GatsbyConfiguration extends Pick<Configuration, 'devtool' | 'externals' | 'optimization'> {
  entry?: Record<string, string>;
  output?: { path?: string };
  plugins: Plugin[];
  resolve: { alias: Record<string, string | false>; extensions: string[] };
}

/** Changes the configuration of a stage. Throws if the part to change is not there. */
export type Workaround = (config: GatsbyConfiguration, stage: Stage) => void;

/** Whether a plugin is of a class, by name: the package may be installed twice. */
export const isOfClass = (plugin: object, name: string): boolean => plugin.constructor.name === name;

/** Ends the compilation if a workaround does not find what it changes. Otherwise a new version of Gatsby could silently disable it. */
export function assertFound<Found>(found: Found, what: string, file: string): asserts found is NonNullable<Found> {
  if (found) return;
  throw new Error(
    `gatsby/webpack/${file}: Gatsby's configuration of webpack has no ${what}. It had with Gatsby 5.16, which this workaround was made for; ` +
      'contributing/upgrading.md says what to do.',
  );
}

/** The constants of scripts, as code by name. */
export const definitionsIn = (plugins: readonly Plugin[]): [name: string, code: string][] =>
  constantsIn(plugins).flatMap(({ definitions = {} }) =>
    Object.entries(definitions).map(([name, value]): [string, string] => [name, String(value)]),
  );

/** The plugins with the constants of scripts. */
export const constantsIn = (plugins: readonly Plugin[]): readonly Plugin[] =>
  plugins.filter((plugin) => isOfClass(plugin, 'DefinePlugin'));
