import type { CreateWebpackConfigArgs } from 'gatsby';
import { compileOnce } from './compile-once';
import { minifyScripts } from './minify-scripts';
import { slimScripts } from './slim-scripts';
import { splitStyles } from './split-styles';
import { trustWebpackCache } from './webpack-cache';

/** All that the site changes in Gatsby's configuration of webpack. Throws if a part that is to be changed is not there. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  for (const change of [trustWebpackCache, splitStyles, slimScripts, minifyScripts, compileOnce]) change(args);
}
