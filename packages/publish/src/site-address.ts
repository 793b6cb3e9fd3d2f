import { absoluteUrl } from '@physics-editor/lib/addresses';
import type { Build } from './built-site';

/** The full address of a path without the path prefix. */
export const siteAddress = (build: Pick<Build, 'pathPrefix' | 'settings'>, path: string): string =>
  fullAddress(build, build.pathPrefix + path);

/** The full address of a path that has the path prefix. */
export const fullAddress = ({ settings, pathPrefix }: Pick<Build, 'pathPrefix' | 'settings'>, path: string): string =>
  absoluteUrl(settings.url, path, pathPrefix);
