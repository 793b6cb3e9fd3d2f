import type { Build, BuiltSite } from '@physics-editor/publish/built-site';
import type { Settings } from '../sections/site/settings';

/** A build of this site, with its settings and data. */
export interface SiteBuild extends Build {
  readonly settings: Settings;
  /** Queries the data layer. */
  readonly query: <Data>(text: string) => Promise<Data>;
}

/** The same while the site is being written. */
export type SiteOutput = SiteBuild & BuiltSite;
